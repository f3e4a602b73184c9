export interface WantedLine {
  productId: string
  variationId: string | null
  quantity: number
}

/**
 * Lines of the same product and variation become one, in the order in which they came: split lines
 * must not get past a limit that one line would meet.
 */
export function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>()
  for (const line of lines.map(withPlainIds)) {
    const key = `${line.productId} ${line.variationId}`
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity
    merged.set(key, { ...line, quantity })
  }
  return [...merged.values()]
}

// A UUID in capitals is the same id to the database.
function withPlainIds({ productId, variationId, quantity }: WantedLine): WantedLine {
  return {
    productId: productId.toLowerCase(),
    variationId: variationId?.toLowerCase() ?? null,
    quantity,
  }
}
