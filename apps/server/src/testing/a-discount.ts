import type { DiscountInput } from '@vitrine/contract/sales/discounts.ts'

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
