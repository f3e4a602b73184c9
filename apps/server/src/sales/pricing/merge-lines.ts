export interface RequestedLine {
  productId: string
  variationId: string | null
  quantity: number
}

/** Merges equal lines, so that split lines cannot bypass a limit. Keeps their order. */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, RequestedLine>()
  for (const line of lines.map(withPlainIds)) {
    const key = `${line.productId} ${line.variationId}`
    const quantity = (merged.get(key)?.quantity ?? 0) + line.quantity
    merged.set(key, { ...line, quantity })
  }
  return [...merged.values()]
}

// PostgreSQL treats upper-case UUIDs as the same id.
function withPlainIds({ productId, variationId, quantity }: RequestedLine): RequestedLine {
  return {
    productId: productId.toLowerCase(),
    variationId: variationId?.toLowerCase() ?? null,
    quantity,
  }
}
