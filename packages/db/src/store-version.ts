import { sql } from 'drizzle-orm'
import type { PlatformTransaction, StoreTransaction } from './transaction.ts'

/** PostgreSQL's channel that carries the id of each store whose pages changed, at commit. */
export const storeChanged = 'store_changed'

/**
 * Part of every change to what shoppers see, in its transaction. Call it last: until the commit,
 * no one else can change this store.
 * @returns the new version
 */
export function bumpStoreVersion(tx: StoreTransaction): Promise<number> {
  tx.hasNewVersion = true
  return bumpVersionOf(tx, tx.storeId)
}

/** The same from the platform's side, for a store's name, currency, status or host. */
export async function bumpVersionOf(
  tx: StoreTransaction | PlatformTransaction,
  storeId: string,
): Promise<number> {
  const { rows } = await tx.execute<{ version: string }>(sql`
    UPDATE stores SET version = version + 1 WHERE id = ${storeId}
    RETURNING version, pg_notify(${storeChanged}, id::text)`)
  const [row] = rows
  if (!row) throw new Error(`No store ${storeId}`)
  return Number(row.version)
}
