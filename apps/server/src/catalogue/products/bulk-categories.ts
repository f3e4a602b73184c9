import { productCategories, products } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'

export async function linkCategory(tx: StoreTransaction, ids: string[], categoryId: string) {
  const rows = ids.map((productId) => ({ storeId: tx.storeId, productId, categoryId }))
  const linked = await tx
    .insert(productCategories)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: productCategories.productId })
  await touchProducts(tx, linked)
}

export async function unlinkCategory(tx: StoreTransaction, ids: string[], categoryId: string) {
  const unlinked = await tx
    .delete(productCategories)
    .where(
      and(
        eq(productCategories.storeId, tx.storeId),
        eq(productCategories.categoryId, categoryId),
        inArray(productCategories.productId, ids),
      ),
    )
    .returning({ id: productCategories.productId })
  await touchProducts(tx, unlinked)
}

/**
 * Categories are part of a product: concurrent edits must be refused and imports not undone over
 * them.
 */
async function touchProducts(tx: StoreTransaction, changed: readonly { id: string }[]) {
  if (!changed.length) return
  const ids = changed.map(({ id }) => id)
  await tx
    .update(products)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(products.storeId, tx.storeId), inArray(products.id, ids)))
}
