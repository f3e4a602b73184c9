import { products } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'

export async function listWeights(tx: StoreTransaction, productIds: readonly string[]) {
  const ids = [...new Set(productIds)]
  const rows = await tx
    .select({ id: products.id, weight: products.weight })
    .from(products)
    .where(
      and(eq(products.storeId, tx.storeId), inArray(products.id, ids), isNotNull(products.weight)),
    )
  return new Map(rows.map(({ id, weight }) => [id, weight!]))
}
