import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { DiscountInput } from '@vitrine/contract/sales/discounts.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { describeDates } from './describe-discount.ts'

/** Returns a line for each condition that is set: for whom, on which products, when. */
export function summariseDiscount(discount: DiscountInput, currency: string): string[] {
  const { offer, scope, code, minSubtotal, maxUses, maxUsesPerCustomer, enabled } = discount
  const lines = [
    code === null ? 'Applied automatically' : code && `With the code ${code}`,
    offer.kind === 'buy_x_get_y'
      ? `For buying ${describeScope(scope) ?? 'anything'}`
      : `On ${describeScope(scope) ?? 'all products'}`,
    offer.kind === 'buy_x_get_y' && `Reduces ${describeScope(offer.of) ?? 'the same products'}`,
    minSubtotal !== null && `From a subtotal of ${formatPrice(minSubtotal, currency)}`,
    maxUses !== null && `${countOf(maxUses, 'use')} in total`,
    maxUsesPerCustomer !== null && `${countOf(maxUsesPerCustomer, 'use')} per customer`,
    describeDates(discount, formatMoment) || 'No start or end date',
    !enabled && 'Switched off',
  ]
  return lines.filter((line) => typeof line === 'string' && line !== '') as string[]
}

function describeScope({ productIds, categoryIds }: DiscountInput['scope']): string | undefined {
  const parts = [
    productIds.length > 0 && countOf(productIds.length, 'product'),
    categoryIds.length > 0 && countOf(categoryIds.length, 'category', 'categories'),
  ]
  return parts.filter(Boolean).join(' and ') || undefined
}
