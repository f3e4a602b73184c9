import type { DiscountInput } from '@vitrine/contract/discounts.ts'

/** What an owner sends to add a discount: ten per cent off everything, for everybody and always. */
export function aDiscount(values: Partial<DiscountInput> = {}): DiscountInput {
  return {
    title: '',
    code: 'AUTUMN',
    offer: { kind: 'percent', percent: 10 },
    scope: { productIds: [], categoryIds: [] },
    enabled: true,
    startsAt: null,
    endsAt: null,
    minSubtotal: null,
    maxUses: null,
    maxUsesPerCustomer: null,
    ...values,
  }
}
