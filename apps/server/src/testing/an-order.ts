import type { Order, OrderRow } from '@vitrine/contract/sales/order.ts'
import type { Product, ProductInput } from '@vitrine/contract/catalogue/product.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { aShopper } from './a-shopper.ts'
import type { Answer, OwnedStore, Shop } from './start-shop.ts'
import { ordersOf } from './orders-of.ts'

type OrderChange = Answer<Order & RefusalBody>

export interface PlacedOrder {
  store: OwnedStore
  sencha: Product
  order: Order
  token: string
  get: () => Promise<Order>
  change: (what: string, body?: object, method?: string) => Promise<OrderChange>
}

export async function anOrder(
  shop: Shop,
  values: Partial<ProductInput> = { stock: 10 },
): Promise<PlacedOrder> {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, values)
  const placed = await aShopper(shop, store).buy([{ product: sencha, quantity: 2 }])
  const as = store.owner
  const [{ id }] = (await ordersOf(shop, store)) as [OrderRow]
  const path = `/api/orders/${id}`
  const get = async () => (await shop.call<Order>('GET', path, { as })).body
  const change = (what: string, body: object = {}, method = 'POST') =>
    shop.call<Order & RefusalBody>(method, `${path}/${what}`, { as, body })
  return { store, sencha, order: await get(), token: placed.body.token, get, change }
}

export async function stockOf(shop: Shop, { owner }: OwnedStore, { id }: Product) {
  const path = `/api/products/fetch-product-by-id/${id}`
  return (await shop.call<Product>('GET', path, { as: owner })).body.stock
}
