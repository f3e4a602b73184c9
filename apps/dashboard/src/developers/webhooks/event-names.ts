import type { DeliveredEvent } from '@vitrine/contract/webhooks.ts'

/** When each event is sent. */
export const eventNames: Record<DeliveredEvent, string> = {
  'order.created': 'An order is placed',
  'order.updated': 'Anything of an order changes',
  'order.paid': 'An order is paid in full',
  'order.fulfilled': 'All of an order is sent',
  'order.refunded': 'Money of an order is given back',
  'order.cancelled': 'An order is cancelled',
  test: 'Sent by hand',
}
