/** A line as the browser stores it under `cart`. Its price is for display: the server reads none. */
export type CartLine = {
  productId: string
  variationId: string | null
  name: string
  /** The discount price if above 0, in major units. */
  price: number
  quantity: number
  productImage: string | null
  selectedAttributes: Record<string, string>
  storeId?: string
  discountPrice?: number
  shipping?: number
}

/** What makes two lines the same line. */
export type LineKey = Pick<CartLine, 'productId' | 'variationId'>

export const cartStorageKey = 'cart'
export const maxQuantity = 9999
/** An order holds no more lines, and no shopper means to. */
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

/** A quantity below 1 is ignored: removing is a choice of its own. */
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

/** How many items, not how many lines. */
export function cartCount(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0)
}

// No currency has more than four decimals, so ten-thousandths add up exactly in every one.
const fineUnits = 10_000

export function cartTotal(lines: readonly CartLine[]): number {
  return (
    lines.reduce((sum, line) => sum + Math.round(line.price * fineUnits) * line.quantity, 0) /
    fineUnits
  )
}

/** Whether one more line would be more than an order holds. */
export function isCartFull(lines: readonly CartLine[], key: LineKey): boolean {
  return lines.length >= maxLines && !lines.some((line) => isSameLine(line, key))
}

/** Reads what an earlier visit, an older release or a curious shopper left in storage. */
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

/** Older releases wrote numbers as text. */
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

/** No product costs more, so what does is nonsense. */
const most = 1_000_000_000

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= most
}

function clamp(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity) || 1, 1), maxQuantity)
}
