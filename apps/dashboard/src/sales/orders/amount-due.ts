import { hasMoved } from '@vitrine/commerce/orders/order-state.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'

/** Returns major units. */
export function amountMoved(order: Order, kind: 'payment' | 'refund'): number {
  const moved = order.payments.filter((each) => each.kind === kind && hasMoved(each))
  return moved.reduce((sum, { amount }) => sum + amount, 0)
}

/** Returns major units; 0 for paid and cancelled orders. */
export function amountDue(order: Order): number {
  const { paymentStatus, cancelledAt, total } = order
  const isDue = paymentStatus === 'pending' || paymentStatus === 'partially_paid'
  return isDue && cancelledAt === null ? Math.max(total - amountMoved(order, 'payment'), 0) : 0
}
