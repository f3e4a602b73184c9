import { type Discount, type DiscountableLine, discountLines, isInScope } from './discount.ts'

export type DiscountProblem =
  | 'unknown'
  | 'not_started'
  | 'ended'
  | 'used_up'
  | 'used_by_customer'
  | 'below_minimum'
  | 'nothing_fits'
  | 'better_applied'

export type AppliedDiscount = {
  discount: Discount
  /** Amount taken off the lines, in minor units; 0 for free shipping. */
  amount: number
}

export type Discounted = {
  lines: number[]
  applied: AppliedDiscount[]
  freeShipping: boolean
  problem: DiscountProblem | null
  /** The subtotal that the code requires, in minor units, if the cart is below it. */
  minimum: number | null
}

export type Requested = {
  automatic: readonly Discount[]
  /** Discount of the entered code; null if no discount has it. */
  byCode?: Discount | null | undefined
}

/**
 * Applies the one discount that saves the shopper most, plus free shipping if offered. Of two equal
 * discounts the shopper's code wins.
 */
export function applyDiscounts(
  { automatic, byCode }: Requested,
  lines: readonly DiscountableLine[],
  now: Date,
): Discounted {
  const problem = byCode === null ? 'unknown' : byCode && problemOf(byCode, lines, now)
  const usable = automatic.filter((each) => !problemOf(each, lines, now))
  const candidates = byCode && !problem ? [byCode, ...usable] : usable
  const best = bestOf(candidates, lines)
  const shipping = candidates.find(({ offer }) => offer.kind === 'free_shipping')
  const applied = [best, shipping && { discount: shipping, amount: 0 }].filter((each) => !!each)
  const isBeaten = byCode && !problem && !applied.some(({ discount }) => discount === byCode)
  return {
    lines: best ? best.lines : lines.map(() => 0),
    applied: applied.map(({ discount, amount }) => ({ discount, amount })),
    freeShipping: !!shipping,
    problem: isBeaten ? 'better_applied' : (problem ?? null),
    minimum: problem === 'below_minimum' ? (byCode?.minSubtotal ?? null) : null,
  }
}

function bestOf(discounts: readonly Discount[], lines: readonly DiscountableLine[]) {
  return discounts
    .map((discount) => {
      const taken = discountLines(discount, lines)
      return { discount, lines: taken, amount: taken.reduce((sum, each) => sum + each, 0) }
    })
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount)[0]
}

function problemOf(
  discount: Discount,
  lines: readonly DiscountableLine[],
  now: Date,
): DiscountProblem | undefined {
  const { enabled, startsAt, endsAt, maxUses, uses, minSubtotal, offer, scope } = discount
  // Reports disabled codes as unknown, so that shoppers learn nothing of upcoming offers.
  if (!enabled) return 'unknown'
  if (startsAt && now < startsAt) return 'not_started'
  if (endsAt && now >= endsAt) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'used_up'
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  if (minSubtotal !== null && subtotal < minSubtotal) return 'below_minimum'
  const isAboutThem =
    offer.kind === 'free_shipping'
      ? lines.some((line) => isInScope(scope, line))
      : discountLines(discount, lines).some(Boolean)
  return isAboutThem ? undefined : 'nothing_fits'
}
