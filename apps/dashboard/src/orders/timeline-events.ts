import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { Order } from '@vitrine/contract/order.ts'
import { countOf } from '../ui/count-of.ts'
import { paymentMethodName } from './payment-method-name.ts'

export interface TimelineEvent {
  id: string
  kind: 'placed' | 'payment' | 'refund' | 'fulfilment'
  at: string
  text: string
}

/** What happened to the order, newest first. */
export function timelineEvents(order: Order): TimelineEvent[] {
  const placed: TimelineEvent = {
    id: 'placed',
    kind: 'placed',
    at: order.createdAt,
    text: `${order.customer.name} placed the order`,
  }
  const money = order.payments.map(({ id, kind, amount, method, createdAt }): TimelineEvent => {
    const sum = formatPrice(amount, order.currency)
    const done = kind === 'payment' ? 'received' : 'refunded'
    return { id, kind, at: createdAt, text: `${sum} ${done} (${paymentMethodName(method)})` }
  })
  const parcels = order.fulfilments.map(({ id, lines, carrier, createdAt }): TimelineEvent => {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const text = `${countOf(pieces, 'piece')} sent${carrier ? ` with ${carrier}` : ''}`
    return { id, kind: 'fulfilment', at: createdAt, text }
  })
  return [placed, ...money, ...parcels].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
