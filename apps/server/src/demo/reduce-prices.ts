import { isDeepStrictEqual } from 'node:util'
import { type OwnedProduct, productInput } from '@vitrine/contract/catalogue/product.ts'
import { products } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { DemoProduct, DemoStore } from '@vitrine/demo/demo-store.ts'
import { and, eq } from 'drizzle-orm'
import { requireProduct, updateProduct } from '../catalogue/products/service.ts'

/**
 * Reduces what the demo has on sale. A product that began with its reduction would have no price
 * before it, and so no lowest price of thirty days.
 */
export async function reducePrices(
  tx: StoreTransaction,
  { products: all, currency }: Pick<DemoStore, 'products' | 'currency'>,
): Promise<void> {
  const terms = { storeId: tx.storeId, currency }
  for (const product of all.filter(isReduced)) {
    const stored = await requireProduct(tx, await findId(tx, product.slug), terms)
    await updateProduct(tx, { ...inputOf(stored, product), id: stored.id }, terms)
  }
}

function inputOf(stored: OwnedProduct, { discountPrice, variations = [] }: DemoProduct) {
  const { id: _i, lowestPrice: _l, rating: _r, category: _k, ...rest } = stored
  const { createdAt: _c, updatedAt: _u, ...fields } = rest
  return productInput.parse({
    ...fields,
    discountPrice,
    variations: stored.variations.map(({ stockStatus: _s, lowestPrice: _p, ...variation }) => ({
      ...variation,
      discountPrice: variations.find((each) =>
        isDeepStrictEqual(each.attributes, variation.attributes),
      )?.discountPrice,
    })),
  })
}

function isReduced({ discountPrice, variations = [] }: DemoProduct): boolean {
  return [{ discountPrice }, ...variations].some((each) => each.discountPrice !== undefined)
}

async function findId(tx: StoreTransaction, slug: string): Promise<string> {
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, tx.storeId), eq(products.slug, slug)))
  if (!row) throw new Error(`The demo sells no ${slug}.`)
  return row.id
}
