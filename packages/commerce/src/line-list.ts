import { isSameLine, type LineKey, maxLines, maxQuantity } from './cart.ts'

export type ListedLine = LineKey & { quantity: number }

const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Whether it can be the id of anything: the server refuses a cart with one that cannot. */
export function isId(text: string): boolean {
  return uuid.test(text)
}

/** Lines as an address carries them: `productId:variationId:quantity`, separated by commas. */
export function writeLineList(lines: readonly ListedLine[]): string {
  return lines.map(writeLine).join(',')
}

export function writeLine({ productId, variationId, quantity }: ListedLine): string {
  return [productId, variationId ?? '', quantity].join(':')
}

/** Reads what an address, an old link or a curious shopper says; what is no line is left out. */
export function readLineList(text: string): ListedLine[] {
  return text
    .split(',')
    .map(readLine)
    .filter((line) => line !== undefined)
    .slice(0, maxLines)
}

/** What a call takes of a line that is more. */
export function bareLine({ productId, variationId, quantity }: ListedLine): ListedLine {
  return { productId, variationId, quantity }
}

/** As a cart adds: the same line becomes one, and neither grows beyond what an order holds. */
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

/** @returns undefined for what is no whole number of pieces that an order can hold; 0 is one */
export function readQuantity(typed: string): number | undefined {
  const text = typed.trim()
  if (!/^\d{1,6}$/.test(text)) return undefined
  const quantity = Number(text)
  return quantity <= maxQuantity ? quantity : undefined
}

/** Said of what is no quantity. */
export function wrongQuantity(): string {
  return `Enter a whole number from 1 to ${maxQuantity}.`
}
