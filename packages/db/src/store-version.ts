import { sql } from 'drizzle-orm'
import type { PlatformTransaction, StoreTransaction } from './transaction.ts'

/** PostgreSQL channel that notifies, at commit, of each store whose pages changed. */
export const storeChanged = 'store_changed'

/** Channel that triggers notify of each store whose hosts changed, or how it answers there. */
export const namesChanged = 'names_changed'

/**
 * Bumps the version in the transaction of every change that shoppers can see. Call it last: it
 * locks the store's row until the commit.
 * @returns the new version
 */
export function bumpStoreVersion(tx: StoreTransaction): Promise<number> {
  tx.hasNewVersion = true
  return bumpVersionOf(tx, tx.storeId)
}

/** Bumps it from a platform transaction, for a store's name, currency, status or host. */
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
