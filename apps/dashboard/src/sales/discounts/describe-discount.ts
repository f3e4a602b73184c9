import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Discount, DiscountInput, DiscountStatus } from '@vitrine/contract/sales/discounts.ts'

export function describeOffer({ offer }: Pick<DiscountInput, 'offer'>, currency: string): string {
  if (offer.kind === 'amount') return `${formatPrice(offer.amount, currency)} off`
  if (offer.kind === 'percent') return `${offer.percent}% off`
  if (offer.kind === 'free_shipping') return 'Free shipping'
  const gift = offer.percent === 100 ? 'free' : `${offer.percent}% off`
  return `Buy ${offer.buy}, get ${offer.get} ${gift}`
}

/** Returns when it applies; empty if it always does. */
export function describeDates(
  { startsAt, endsAt }: Pick<DiscountInput, 'startsAt' | 'endsAt'>,
  format: (timestamp: string) => string,
): string {
  if (startsAt && endsAt) return `${format(startsAt)} – ${format(endsAt)}`
  if (startsAt) return `From ${format(startsAt)}`
  return endsAt ? `Until ${format(endsAt)}` : ''
}

/** Returns how often it was used and its limit. */
export function describeUses({ uses, maxUses }: Pick<Discount, 'uses' | 'maxUses'>): string {
  return maxUses === null ? `${uses}` : `${uses} of ${maxUses}`
}

export const statusLabels: Record<DiscountStatus, string> = {
  active: 'Active',
  scheduled: 'Scheduled',
  used_up: 'Used up',
  ended: 'Ended',
  off: 'Off',
}

export const statusColors: Record<DiscountStatus, string> = {
  active: 'pine',
  scheduled: 'blue',
  used_up: 'gray',
  ended: 'gray',
  off: 'gray',
}
