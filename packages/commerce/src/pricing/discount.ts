import { allocate, scaleMinor, wholeTimes } from '../money/money.ts'

/** Products and categories in scope; both empty mean everything. */
export type Scope = { productIds: string[]; categoryIds: string[] }

/** Amounts are minor units, rates are millionths: 10 % is 100,000. */
export type Offer =
  | { kind: 'amount'; amount: number }
  | { kind: 'percent'; rate: number }
  | { kind: 'free_shipping' }
  /** For every `buy` pieces in scope, `get` pieces of `of` are reduced by `rate`. */
  | { kind: 'buy_x_get_y'; buy: number; get: number; rate: number; of: Scope }

export type Discount = {
  id: string
  title: string
  code: string | null
  offer: Offer
  scope: Scope
  enabled: boolean
  startsAt: Date | null
  endsAt: Date | null
  /** Minor units; compared with the whole cart before any discount. */
  minSubtotal: number | null
  maxUses: number | null
  maxUsesPerCustomer: number | null
  uses: number
}

export type DiscountableLine = {
  productId: string
  categoryIds: readonly string[]
  unitPrice: number
  quantity: number
}

/** Normalizes a code as people type it off a card: case and spaces are ignored. */
export function discountCodeKey(code: string): string {
  return code.normalize('NFKC').replaceAll(/\s+/g, '').toUpperCase()
}

export function isInScope({ productIds, categoryIds }: Scope, line: DiscountableLine): boolean {
  if (!productIds.length && !categoryIds.length) return true
  return (
    productIds.includes(line.productId) || categoryIds.some((id) => line.categoryIds.includes(id))
  )
}

/** Returns what the discount takes off each line in minor units, at most the line's price. */
export function discountLines(
  { offer, scope }: Pick<Discount, 'offer' | 'scope'>,
  lines: readonly DiscountableLine[],
): number[] {
  if (offer.kind === 'free_shipping') return lines.map(() => 0)
  if (offer.kind === 'buy_x_get_y') return giveLines(offer, scope, lines)
  const amounts = lines.map((line) => (isInScope(scope, line) ? line.unitPrice * line.quantity : 0))
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  if (!whole) return lines.map(() => 0)
  const requested =
    offer.kind === 'percent' ? scaleMinor(whole, offer.rate, 1_000_000) : offer.amount
  return allocate(Math.min(requested, whole), amounts)
}

type Given = Extract<Offer, { kind: 'buy_x_get_y' }>

// A piece counts as bought or as given, never both. The cheapest eligible pieces are given.
function giveLines(offer: Given, scope: Scope, lines: readonly DiscountableLine[]): number[] {
  const isSame = !offer.of.productIds.length && !offer.of.categoryIds.length
  const canBeGiven = (line: DiscountableLine) => isInScope(isSame ? scope : offer.of, line)
  const bought = lines.filter((line) => isInScope(scope, line) && (isSame || !canBeGiven(line)))
  const pieces = bought.reduce((sum, { quantity }) => sum + quantity, 0)
  const sets = wholeTimes(pieces, isSame ? offer.buy + offer.get : offer.buy)
  let left = sets * offer.get
  const taken = lines.map(() => 0)
  for (const { line, index } of cheapestFirst(lines)) {
    if (!canBeGiven(line)) continue
    const count = Math.min(left, line.quantity)
    taken[index] = scaleMinor(line.unitPrice * count, offer.rate, 1_000_000)
    left -= count
  }
  return taken
}

function cheapestFirst(lines: readonly DiscountableLine[]) {
  const indexed = lines.map((line, index) => ({ line, index }))
  return indexed.toSorted((a, b) => a.line.unitPrice - b.line.unitPrice)
}
