import type { Product as ShopProduct } from '@vitrine/contract/product.ts'
import type { Store } from '@vitrine/contract/store.ts'
import { requireDone } from './ask.ts'

export interface TeaShop {
  storeId: string
  /** Its stock is counted, and there is enough of it. */
  sencha: ShopProduct
  /** Its stock is not counted. */
  teapot: ShopProduct
}

export const startStock = 1_000_000

/** A new owner with a store and two products, made as people make them. */
export async function openTeaShop(origin: string): Promise<TeaShop> {
  const api = `${origin}/api`
  const owner = { name: 'Mei Lin', email: 'mei@tea.example', password: 'oolong in the morning' }
  const signedUp = await requireDone(`${api}/auth/signup`, owner)
  const headers = { cookie: signedUp.cookies.join('; '), 'sec-fetch-site': 'same-origin' }
  const store = { name: 'Tea House', currency: 'EUR', country: 'DE' }
  const { storeId } = (await requireDone<Store>(`${api}/store/create-store`, store, headers)).body
  const add = async (values: object) =>
    (await requireDone<ShopProduct>(`${api}/products/add-product`, { storeId, ...values }, headers))
      .body
  return {
    storeId,
    sencha: await add({ name: 'Sencha 100 g', price: 12.5, trackStock: true, stock: startStock }),
    teapot: await add({ name: 'Teapot', price: 39.95 }),
  }
}
