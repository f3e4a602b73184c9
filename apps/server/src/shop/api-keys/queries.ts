import { lockName } from '@vitrine/db/lock-name.ts'
import { apiKeys } from '@vitrine/db/schema/api-keys.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'

export type StoredKey = typeof apiKeys.$inferSelect

export async function listKeys(tx: StoreTransaction): Promise<StoredKey[]> {
  return await tx
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.storeId, tx.storeId))
    .orderBy(desc(apiKeys.id))
}

/** Takes a lock, so that two parallel requests cannot both create the last allowed key. */
export async function countKeysAlone(tx: StoreTransaction): Promise<number> {
  await lockName(tx, `keys ${tx.storeId}`)
  return await tx.$count(apiKeys, eq(apiKeys.storeId, tx.storeId))
}

export async function insertKey(
  tx: StoreTransaction,
  key: Omit<typeof apiKeys.$inferInsert, 'storeId'>,
): Promise<void> {
  await tx.insert(apiKeys).values({ ...key, storeId: tx.storeId })
}

export async function takeKeyOver(
  tx: StoreTransaction,
  id: string,
  userId: string,
): Promise<StoredKey | undefined> {
  const [key] = await tx
    .update(apiKeys)
    .set({ createdBy: userId })
    .where(and(eq(apiKeys.storeId, tx.storeId), eq(apiKeys.id, id)))
    .returning()
  return key
}

/**
 * Gives keys of somebody who leaves to another member, and revokes the others.
 * @returns how many were given
 */
export async function handOverKeys(
  tx: StoreTransaction,
  { from, to, keep }: { from: string; to: string; keep: readonly string[] },
): Promise<number> {
  const isTheirs = and(eq(apiKeys.storeId, tx.storeId), eq(apiKeys.createdBy, from))
  const given = await tx
    .update(apiKeys)
    .set({ createdBy: to })
    .where(and(isTheirs, inArray(apiKeys.id, [...keep])))
    .returning({ id: apiKeys.id })
  await tx.delete(apiKeys).where(isTheirs)
  return given.length
}

export async function deleteKey(tx: StoreTransaction, id: string) {
  const [deleted] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.storeId, tx.storeId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id, name: apiKeys.name })
  return deleted
}
