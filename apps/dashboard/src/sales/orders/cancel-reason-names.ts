import type { CancelReason } from '@vitrine/commerce/orders/order-state.ts'

export const cancelReasonNames: Record<CancelReason, string> = {
  customer: 'The customer changed their mind',
  stock: 'Something is not in stock',
  payment: 'It was not paid',
  fraud: 'It looks like fraud',
  other: 'Another reason',
}
