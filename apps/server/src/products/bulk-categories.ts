import { productCategories } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray } from 'drizzle-orm'

export async function linkCategory(tx: StoreTransaction, ids: string[], categoryId: string) {
  const rows = ids.map((productId) => ({ storeId: tx.storeId, productId, categoryId }))
  await tx.insert(productCategories).values(rows).onConflictDoNothing()
}

export async function unlinkCategory(tx: StoreTransaction, ids: string[], categoryId: string) {
  await tx
    .delete(productCategories)
    .where(
      and(
        eq(productCategories.storeId, tx.storeId),
        eq(productCategories.categoryId, categoryId),
        inArray(productCategories.productId, ids),
      ),
    )
}
