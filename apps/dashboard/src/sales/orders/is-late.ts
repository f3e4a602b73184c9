import type { OrderRow } from '@vitrine/contract/sales/order.ts'

const day = 24 * 60 * 60 * 1000
export const [daysToSend, daysToPay] = [3, 7]

type Late = Record<'payment' | 'fulfilment', boolean>

/** Compares an open order's wait for payment or fulfilment with the usual time. */
export function isLate(order: OrderRow, now = Date.now()): Late {
  const days = (now - Date.parse(order.createdAt)) / day
  const isOpen = order.status === 'open'
  const isDue = order.paymentStatus === 'pending' || order.paymentStatus === 'partially_paid'
  const isToSend = order.fulfilmentStatus !== 'fulfilled' && order.paymentStatus !== 'refunded'
  return {
    payment: isOpen && isDue && days > daysToPay,
    fulfilment: isOpen && isToSend && days > daysToSend,
  }
}
