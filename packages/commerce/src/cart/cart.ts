/**
 * A line as the browser stores it under `cart`. The price is for display only; the server ignores
 * it.
 */
export type CartLine = {
  productId: string
  variationId: string | null
  name: string
  /** Major units: the discount price if above 0, else the price. */
  price: number
  quantity: number
  productImage: string | null
  selectedAttributes: Record<string, string>
  storeId?: string
  discountPrice?: number
  shipping?: number
}

export type LineKey = Pick<CartLine, 'productId' | 'variationId'>

export const cartStorageKey = 'cart'
export const maxQuantity = 9999
/** Limit of lines per order. */
export const maxLines = 200

export function addToCart(
  lines: readonly CartLine[],
  line: Omit<CartLine, 'quantity'>,
  quantity = 1,
): CartLine[] {
  const existing = lines.find((each) => isSameLine(each, line))
  if (!existing) return [...lines, { ...line, quantity: clamp(quantity) }]
  return setQuantity(lines, line, clamp(existing.quantity + quantity))
}

/** Ignores quantities below 1; a line is removed by `removeLine` only. */
export function setQuantity(
  lines: readonly CartLine[],
  key: LineKey,
  quantity: number,
): CartLine[] {
  if (!(quantity >= 1)) return [...lines]
  return lines.map((line) =>
    isSameLine(line, key) ? { ...line, quantity: clamp(quantity) } : line,
  )
}

export function removeLine(lines: readonly CartLine[], key: LineKey): CartLine[] {
  return lines.filter((line) => !isSameLine(line, key))
}

export function isSameLine(a: LineKey, b: LineKey): boolean {
  return a.productId === b.productId && a.variationId === b.variationId
}

/** Counts items, not lines. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

// Sums ten-thousandths: exact, since no currency has more than four decimals.
const fineUnits = 10_000

export function cartTotal(lines: readonly CartLine[]): number {
  return (
    lines.reduce((sum, line) => sum + Math.round(line.price * fineUnits) * line.quantity, 0) /
    fineUnits
  )
}

export function isCartFull(lines: readonly CartLine[], key: LineKey): boolean {
  return lines.length >= maxLines && !lines.some((line) => isSameLine(line, key))
}

/**
 * Parses untrusted storage: earlier releases and shoppers may have written anything. Invalid lines
 * are dropped.
 */
export function parseCart(json: string | null): CartLine[] {
  return storedLines(json)
    .map(parseLine)
    .filter((line) => line !== undefined)
    .slice(0, maxLines)
    .reduce<CartLine[]>((lines, line) => addToCart(lines, line, line.quantity), [])
}

function storedLines(json: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function parseLine(stored: unknown): CartLine | undefined {
  if (!isRecord(stored)) return undefined
  const { productId, variationId, name, productImage } = stored
  const price = numberIn(stored.price)
  const quantity = numberIn(stored.quantity)
  if (typeof productId !== 'string' || !productId) return undefined
  if (!isAmount(price) || !isAmount(quantity) || quantity < 1) return undefined
  return {
    productId,
    variationId: typeof variationId === 'string' && variationId ? variationId : null,
    name: typeof name === 'string' ? name : '',
    price,
    quantity: clamp(quantity),
    productImage: typeof productImage === 'string' ? productImage : null,
    selectedAttributes: parseAttributes(stored.selectedAttributes),
    ...(typeof stored.storeId === 'string' && { storeId: stored.storeId }),
    ...(isAmount(stored.discountPrice) && { discountPrice: stored.discountPrice }),
    ...(isAmount(stored.shipping) && { shipping: stored.shipping }),
  }
}

/** Earlier releases stored numbers as text. */
function numberIn(stored: unknown): unknown {
  return typeof stored === 'string' && stored.trim() ? Number(stored) : stored
}

function parseAttributes(stored: unknown): Record<string, string> {
  if (!isRecord(stored)) return {}
  const entries = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== '__proto__',
  )
  return Object.fromEntries(entries)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** No product costs more, so higher prices are invalid. */
const maxAmount = 1_000_000_000

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= maxAmount
}

function clamp(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity) || 1, 1), maxQuantity)
}
