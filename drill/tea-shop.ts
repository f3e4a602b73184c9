import type { Product as ShopProduct } from '@vitrine/contract/catalogue/product.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { openShop, type Owner } from '@vitrine/harness/owner.ts'

export interface TeaShop extends Owner {
  sencha: ShopProduct
  teapot: ShopProduct
}

export const startStock = 1_000_000

/** Signs up an owner with a store and two products through the API. */
export async function openTeaShop(origin: string): Promise<TeaShop> {
  const api = `${origin}/api`
  const owner = await openShop(origin)
  const { storeId, headers } = owner
  const add = async (values: object) =>
    (await requireDone<ShopProduct>(`${api}/products/add-product`, { storeId, ...values }, headers))
      .body
  return {
    ...owner,
    sencha: await add({ name: 'Sencha 100 g', price: 12.5, trackStock: true, stock: startStock }),
    teapot: await add({ name: 'Teapot', price: 39.95 }),
  }
}
