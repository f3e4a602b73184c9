import type { OrderRow } from '@vitrine/contract/sales/order.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { OwnedStore, Shop } from './start-shop.ts'

export async function ordersOf(
  shop: Shop,
  { storeId, owner: as }: OwnedStore,
  filter: object = {},
): Promise<OrderRow[]> {
  const body = { storeId, pageSize: 100, ...filter }
  return (await shop.call<PageOf<OrderRow>>('GET', '/api/orders', { as, body })).body.content
}
