import { discountCodeKey, type Offer } from '@vitrine/commerce/pricing/discount.ts'
import { fromPercent, toDecimal, toPercent } from '@vitrine/commerce/money/money.ts'
import type { Discount, DiscountInput, DiscountStatus } from '@vitrine/contract/sales/discounts.ts'
import type { discounts } from '@vitrine/db/schema/pricing.ts'
import { minorAmount } from '../../api/minor-amount.ts'
import { invalidInput } from '../../platform/refusal.ts'

type Row = typeof discounts.$inferSelect

export function toColumns(input: DiscountInput, currency: string) {
  const { code, startsAt, endsAt, minSubtotal } = input
  requireSense(input)
  return {
    title: input.title || (code ?? ''),
    code,
    codeKey: code === null ? null : discountCodeKey(code),
    offer: toOffer(input.offer, currency),
    scope: input.scope,
    enabled: input.enabled,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    minSubtotal: minSubtotal === null ? null : minorAmount(minSubtotal, 'minSubtotal', currency),
    maxUses: input.maxUses,
    maxUsesPerCustomer: input.maxUsesPerCustomer,
  }
}

export function toView(row: Row, currency: string, now: Date): Discount {
  const { id, title, code, scope, enabled, maxUses, maxUsesPerCustomer, uses } = row
  return {
    id,
    title,
    code,
    offer: offerView(row.offer, currency),
    scope,
    enabled,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    minSubtotal: row.minSubtotal === null ? null : toDecimal(row.minSubtotal, currency),
    maxUses,
    maxUsesPerCustomer,
    uses,
    status: statusOf(row, now),
    createdAt: row.createdAt.toISOString(),
  }
}

function statusOf({ enabled, startsAt, endsAt, maxUses, uses }: Row, now: Date): DiscountStatus {
  if (!enabled) return 'off'
  if (endsAt && now >= endsAt) return 'ended'
  if (maxUses !== null && uses >= maxUses) return 'used_up'
  return startsAt && now < startsAt ? 'scheduled' : 'active'
}

function requireSense({ title, code, startsAt, endsAt, maxUsesPerCustomer }: DiscountInput) {
  if (code === null && !title) throw invalidInput('title', 'Enter a title. Shoppers see it.')
  if (startsAt !== null && endsAt !== null && new Date(startsAt) >= new Date(endsAt))
    throw invalidInput('endsAt', 'The end must be after the start.')
  // The customer is unknown until the order, so a quote with such a discount could be wrong.
  if (code === null && maxUsesPerCustomer !== null)
    throw invalidInput('maxUsesPerCustomer', 'Only a code can be limited for each customer.')
}

function toOffer(offer: DiscountInput['offer'], currency: string): Offer {
  if (offer.kind === 'amount')
    return { kind: 'amount', amount: minorAmount(offer.amount, 'offer.amount', currency) }
  if (offer.kind === 'percent') return { kind: 'percent', rate: rateOf(offer.percent) }
  if (offer.kind === 'free_shipping') return offer
  const { kind, buy, get, of, percent } = offer
  return { kind, buy, get, of, rate: rateOf(percent) }
}

function rateOf(percent: number): number {
  const rate = fromPercent(percent)
  if (!rate) throw invalidInput('offer.percent', 'Use at most four decimals.')
  return rate
}

function offerView(offer: Offer, currency: string): Discount['offer'] {
  if (offer.kind === 'amount') return { ...offer, amount: toDecimal(offer.amount, currency) }
  if (offer.kind === 'free_shipping') return offer
  const { rate, ...rest } = offer
  return { ...rest, percent: toPercent(rate) }
}
