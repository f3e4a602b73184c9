import { isSameLine, type LineKey, maxLines, maxQuantity } from './cart.ts'

export type ListedLine = LineKey & { quantity: number }

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Checks the shape of an id: the server rejects a cart with an invalid one. */
export function isId(text: string): boolean {
  return uuid.test(text)
}

/** Writes lines for a URL: `productId:variationId:quantity`, separated by commas. */
export function writeLineList(lines: readonly ListedLine[]): string {
  return lines.map(writeLine).join(',')
}

export function writeLine({ productId, variationId, quantity }: ListedLine): string {
  return [productId, variationId ?? '', quantity].join(':')
}

/** Parses lines of a URL; invalid lines are dropped. */
export function readLineList(text: string): ListedLine[] {
  return text
    .split(',')
    .map(readLine)
    .filter((line) => line !== undefined)
    .slice(0, maxLines)
}

export function bareLine({ productId, variationId, quantity }: ListedLine): ListedLine {
  return { productId, variationId, quantity }
}

/** Merges equal lines as the cart does, within the limits of an order. */
export function addToLineList(lines: readonly ListedLine[], line: ListedLine): ListedLine[] {
  const known = lines.find((each) => isSameLine(each, line))
  if (!known) return [...lines, line].slice(0, maxLines)
  const quantity = Math.min(known.quantity + line.quantity, maxQuantity)
  return lines.map((each) => (each === known ? { ...each, quantity } : each))
}

export function readLine(text: string): ListedLine | undefined {
  const [productId = '', variationId = '', typed = '', ...more] = text.split(':')
  const quantity = readQuantity(typed)
  if (more.length || !isId(productId) || !quantity) return undefined
  if (variationId && !isId(variationId)) return undefined
  return { productId, variationId: variationId || null, quantity }
}

/** @returns undefined unless it is a whole number within the limits of an order; 0 is allowed */
export function readQuantity(typed: string): number | undefined {
  const text = typed.trim()
  if (!/^\d{1,6}$/.test(text)) return undefined
  const quantity = Number(text)
  return quantity <= maxQuantity ? quantity : undefined
}

export function wrongQuantity(): string {
  return `Enter a whole number from 1 to ${maxQuantity}.`
}
