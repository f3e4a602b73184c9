import { type NumberedOrder, orderName } from '@vitrine/commerce/orders/order-name.ts'

export function namedOrder({ id, ...numbered }: NumberedOrder & { id: string }) {
  return { id, orderNumber: numbered.number, orderName: orderName(numbered) }
}
