import type { OrderParts, StoredOrder } from './queries.ts'

export function shippingLeft({ shipping }: StoredOrder, { refunds }: OrderParts): number {
  return refunds.reduce((left, refund) => left - refund.shipping, shipping)
}
