import { categories, productCategories, products, variations } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { retireSlugs } from '../../platform/slugs/moved-slug.ts'
import { stockAfter } from './stock-after.ts'
import type { toColumns, toVariationColumns } from './to-record.ts'
import { requirePlanRoom } from '../../platform/plans/limits-of.ts'

type ProductColumns = ReturnType<typeof toColumns> & { slug: string }
type BuiltVariation = ReturnType<typeof toVariationColumns>[number] & {
  id?: string | undefined
  stockSeen?: number | null | undefined
}

export async function insertProduct(tx: StoreTransaction, columns: ProductColumns) {
  const id = newId()
  await tx.insert(products).values({ ...columns, storeId: tx.storeId, id })
  await requirePlanRoom(tx, 'products')
  return id
}

export async function lockProduct(tx: StoreTransaction, id: string) {
  const [row] = await tx
    .select({
      name: products.name,
      slug: products.slug,
      price: products.price,
      discountPrice: products.discountPrice,
      status: products.status,
      templateId: products.templateId,
      stock: products.stock,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .where(and(eq(products.storeId, tx.storeId), eq(products.id, id)))
    .for('no key update')
  return row
}

export async function hasProduct(tx: StoreTransaction, id: string) {
  const [row] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, tx.storeId), eq(products.id, id)))
  return row !== undefined
}

export async function updateProductColumns(
  tx: StoreTransaction,
  id: string,
  columns: ProductColumns,
) {
  await tx
    .update(products)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(and(eq(products.storeId, tx.storeId), eq(products.id, id)))
}

/** Keeps variations whose id is given, so that carts and orders still refer to them. */
export async function replaceVariations(
  tx: StoreTransaction,
  productId: string,
  requested: BuiltVariation[],
) {
  const known = await lockStocks(tx, productId)
  const rows = requested.map(({ id, stockSeen, ...columns }) => {
    const kept = id !== undefined && known.has(id)
    const stored = kept ? known.get(id)! : null
    return {
      ...columns,
      storeId: tx.storeId,
      productId,
      id: kept ? id : newId(),
      stock: columns.stock === null ? null : stockAfter(columns.stock, stockSeen, stored),
    }
  })
  const kept = rows.map(({ id }) => id)
  await tx
    .delete(variations)
    .where(
      and(
        eq(variations.storeId, tx.storeId),
        eq(variations.productId, productId),
        kept.length ? notInArray(variations.id, kept) : undefined,
      ),
    )
  if (!rows.length) return
  await tx
    .insert(variations)
    .values(rows)
    .onConflictDoUpdate({
      target: [variations.storeId, variations.id],
      set: {
        position: sql`excluded.position`,
        price: sql`excluded.price`,
        discountPrice: sql`excluded.discount_price`,
        image: sql`excluded.image`,
        attributes: sql`excluded.attributes`,
        sku: sql`excluded.sku`,
        barcode: sql`excluded.barcode`,
        cost: sql`excluded.cost`,
        stock: sql`excluded.stock`,
        weight: sql`excluded.weight`,
      },
    })
}

async function lockStocks(tx: StoreTransaction, productId: string) {
  const rows = await tx
    .select({ id: variations.id, stock: variations.stock })
    .from(variations)
    .where(and(eq(variations.storeId, tx.storeId), eq(variations.productId, productId)))
    .orderBy(variations.id)
    .for('no key update')
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** Keeps the product's position in categories that it stays in. Skips categories with a rule. */
export async function replaceCategories(
  tx: StoreTransaction,
  productId: string,
  categoryIds: string[],
) {
  await tx
    .delete(productCategories)
    .where(
      and(
        eq(productCategories.storeId, tx.storeId),
        eq(productCategories.productId, productId),
        inArray(productCategories.categoryId, chosenByHand(tx)),
        categoryIds.length ? notInArray(productCategories.categoryId, categoryIds) : undefined,
      ),
    )
  if (!categoryIds.length) return
  await tx.execute(sql`
    INSERT INTO product_categories (store_id, product_id, category_id)
    SELECT store_id, ${productId}, id FROM categories
    WHERE store_id = ${tx.storeId} AND id IN ${categoryIds} AND rule IS NULL
    ON CONFLICT DO NOTHING`)
}

function chosenByHand(tx: StoreTransaction) {
  return tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.storeId, tx.storeId), isNull(categories.rule)))
}

export async function countCategories(tx: StoreTransaction, ids: string[]) {
  if (!ids.length) return 0
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.storeId, tx.storeId), inArray(categories.id, ids)))
  return rows.length
}

export async function updateProducts(
  tx: StoreTransaction,
  ids: string[],
  changes: { status?: 'active' | 'draft' | 'archived' | undefined; featured?: boolean | undefined },
) {
  const rows = await tx
    .update(products)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(and(eq(products.storeId, tx.storeId), inArray(products.id, ids)))
    .returning({ id: products.id, name: products.name })
  tx.subjects.push(...rows)
  return rows.length
}

/** Variations and category positions are deleted too; order lines keep their copy. */
export async function deleteProducts(tx: StoreTransaction, ids: string[]) {
  const rows = await tx
    .delete(products)
    .where(and(eq(products.storeId, tx.storeId), inArray(products.id, ids)))
    .returning({ id: products.id, name: products.name, slug: products.slug })
  tx.subjects.push(...rows.map(({ id, name }) => ({ id, name })))
  await retireSlugs(tx, 'product', rows)
  return rows.length
}

/** Locks in the order in which checkout does. @returns the existing products */
export async function lockProducts(tx: StoreTransaction, ids: string[]) {
  if (!ids.length) return []
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.storeId, tx.storeId), inArray(products.id, ids)))
    .orderBy(products.id)
    .for('update')
  return rows.map(({ id }) => id)
}
