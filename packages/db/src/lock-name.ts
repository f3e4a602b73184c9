import type { PlatformTransaction, StoreTransaction } from './transaction.ts'

/**
 * Locks a name until the transaction ends; other transactions that lock it wait.
 * @param name of all stores, so one of a store contains the store's id
 */
export async function lockName(
  tx: StoreTransaction | PlatformTransaction,
  name: string,
): Promise<void> {
  await tx.prepared('lock-name', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
}
