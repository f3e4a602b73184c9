import { type LineQuantity, quantityLeft } from '@vitrine/commerce/orders/order-state.ts'
import { quantities, removedOf } from './order-quantities.ts'
import type { OrderParts } from './queries.ts'

export function leftToSend({ lines, fulfilments, refunds }: OrderParts): LineQuantity[] {
  const left = quantityLeft(quantities(lines), fulfilments, removedOf(refunds))
  return left.filter(({ quantity }) => quantity > 0)
}
