import type { OrderParts, StoredOrder } from './queries.ts'

/** What was paid to have it sent, and was not given back. */
export function shippingLeft({ shipping }: StoredOrder, { refunds }: OrderParts): number {
  return refunds.reduce((left, refund) => left - refund.shipping, shipping)
}
