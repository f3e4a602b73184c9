import type { OrderRow } from '@vitrine/contract/sales/order.ts'

/** Reports an open order with more items than were in stock, until it is fulfilled or refunded. */
export function isOversold({ oversold, status, fulfilmentStatus, paymentStatus }: OrderRow) {
  const isSettled = fulfilmentStatus === 'fulfilled' || paymentStatus === 'refunded'
  return oversold > 0 && status === 'open' && !isSettled
}
