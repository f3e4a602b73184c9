import { stores } from '@vitrine/db/schema/stores.ts'
import { products, variations } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm'

/** `lock` keeps others from changing the rows until the transaction ends. */
export type Reading = 'read' | 'lock'

export type ProductForSale = Awaited<ReturnType<typeof listProductsForSale>>[number]
export type VariationForSale = Awaited<ReturnType<typeof listVariationsForSale>>[number]

export async function findTerms(tx: StoreTransaction) {
  const [terms] = await tx
    .select({ currency: stores.currency, country: stores.country })
    .from(stores)
    .where(eq(stores.id, tx.storeId))
  return terms!
}

export async function listProductsForSale(
  tx: StoreTransaction,
  ids: readonly string[],
  reading: Reading,
) {
  const query = tx
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      productImage: products.productImage,
      price: products.price,
      discountPrice: products.discountPrice,
      sku: products.sku,
      status: products.status,
      trackStock: products.trackStock,
      stock: products.stock,
      inStock: products.inStock,
      hasVariations: sql<boolean>`${exists(variationsOfProduct(tx))}`,
    })
    .from(products)
    .where(and(eq(products.storeId, tx.storeId), inArray(products.id, [...ids])))
    .orderBy(asc(products.id))
  return await (reading === 'lock' ? query.for('no key update', { of: products }) : query)
}

function variationsOfProduct(tx: StoreTransaction) {
  return tx
    .select({ one: sql`1` })
    .from(variations)
    .where(and(eq(variations.storeId, products.storeId), eq(variations.productId, products.id)))
}

export async function listVariationsForSale(
  tx: StoreTransaction,
  ids: readonly string[],
  reading: Reading,
) {
  if (!ids.length) return []
  const query = tx
    .select({
      id: variations.id,
      productId: variations.productId,
      price: variations.price,
      discountPrice: variations.discountPrice,
      image: variations.image,
      attributes: variations.attributes,
      sku: variations.sku,
      stock: variations.stock,
    })
    .from(variations)
    .where(and(eq(variations.storeId, tx.storeId), inArray(variations.id, [...ids])))
    .orderBy(asc(variations.id))
  return await (reading === 'lock' ? query.for('no key update') : query)
}
