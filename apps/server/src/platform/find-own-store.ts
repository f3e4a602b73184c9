import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { eq } from 'drizzle-orm'

/** Returns the row of the transaction's own store; undefined once it was deleted for good. */
export async function findOwnStore(
  tx: StoreTransaction,
): Promise<typeof stores.$inferSelect | undefined> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, tx.storeId))
  return store
}
