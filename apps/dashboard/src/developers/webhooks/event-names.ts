import type { DeliveredEvent } from '@vitrine/contract/account/webhooks.ts'

export const eventNames: Record<DeliveredEvent, string> = {
  'order.created': 'Order placed',
  'order.updated': 'Order updated',
  'order.paid': 'Order paid',
  'order.fulfilled': 'Order fulfilled',
  'order.refunded': 'Order refunded',
  'order.cancelled': 'Order cancelled',
  test: 'Sent by hand',
}
