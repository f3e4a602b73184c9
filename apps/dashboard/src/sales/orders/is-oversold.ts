import type { OrderRow } from '@vitrine/contract/sales/order.ts'

/** Whether the owner still has to find pieces that were gone when the order was paid. */
export function isOversold({ oversold, status, fulfilmentStatus, paymentStatus }: OrderRow) {
  const isSettled = fulfilmentStatus === 'fulfilled' || paymentStatus === 'refunded'
  return oversold > 0 && status === 'open' && !isSettled
}
