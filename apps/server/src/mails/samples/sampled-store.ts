import { pricedBy, salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import { defaultTaxes, type TaxSettings } from '@vitrine/commerce/pricing/tax.ts'
import { products, variations } from '@vitrine/db/schema/products.ts'
import type { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { findTerms } from '../../sales/pricing/queries.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

/** What samples show of the shop itself. */
export type SampledStore = Pick<
  typeof stores.$inferSelect,
  | 'id'
  | 'name'
  | 'email'
  | 'currency'
  | 'country'
  | 'seller'
  | 'theme'
  | 'logo'
  | 'storeDomain'
  | 'primaryDomain'
> & { goods: SampledProduct[]; taxes: TaxSettings }

export interface SampledProduct {
  name: string
  options: Record<string, string>
  image: string | null
  /** In minor units. */
  price: number
}

export async function findSampledStore(tx: StoreTransaction): Promise<SampledStore | undefined> {
  const store = await findOwnStore(tx)
  if (!store) return undefined
  const { taxes } = await findTerms(tx)
  return { ...store, goods: await listGoods(tx), taxes: taxes ?? defaultTaxes }
}

/** Two of its newest products that have an image. */
async function listGoods(tx: StoreTransaction): Promise<SampledProduct[]> {
  const { id, name, productImage, price, discountPrice } = products
  const found = await tx
    .select({ id, name, image: productImage, price, discountPrice })
    .from(products)
    .where(
      and(
        eq(products.storeId, tx.storeId),
        eq(products.status, 'active'),
        isNotNull(products.productImage),
      ),
    )
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(2)
  return await Promise.all(
    found.map(async (product) => {
      const first = await findFirstVariation(tx, product.id)
      return {
        name: product.name,
        options: first?.attributes ?? {},
        image: product.image,
        price: salePrice(pricedBy(product, first)),
      }
    }),
  )
}

async function findFirstVariation(tx: StoreTransaction, productId: string) {
  const { attributes, price, discountPrice } = variations
  const [first] = await tx
    .select({ attributes, price, discountPrice })
    .from(variations)
    .where(and(eq(variations.storeId, tx.storeId), eq(variations.productId, productId)))
    .orderBy(asc(variations.position))
    .limit(1)
  return first
}
