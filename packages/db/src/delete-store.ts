import type { QueryConfig } from 'pg'
import type { PlatformTransaction } from './transaction.ts'

/** Foreign keys remove the rows of a store from every table, which takes minutes for a large one. */
const maxMs = 30 * 60_000

/** Deletes a store that was marked as deleted before a moment, with its rows in all tables. */
export async function deleteStore(
  { lease }: PlatformTransaction,
  storeId: string,
  deletedBefore: Date,
): Promise<void> {
  await lease.query(`SET LOCAL statement_timeout = ${maxMs}`)
  // Deleted products leave no movement of their stock behind.
  await lease.query(`SET LOCAL app.store_is_purged = 'on'`)
  const ask = async (text: string, values: unknown[]) => {
    const request: QueryConfig & { query_timeout: number } = { text, values, query_timeout: maxMs }
    return await lease.query(request)
  }
  const { rowCount } = await ask(
    'SELECT FROM stores WHERE id = $1 AND deleted_at < $2 FOR UPDATE',
    [storeId, deletedBefore],
  )
  if (!rowCount) return
  await ask('SELECT purge_store_root($1)', [storeId])
}
