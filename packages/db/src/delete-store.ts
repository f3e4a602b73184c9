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
  const request: QueryConfig & { query_timeout: number } = {
    text: 'DELETE FROM stores WHERE id = $1 AND deleted_at < $2',
    values: [storeId, deletedBefore],
    query_timeout: maxMs,
  }
  await lease.query(request)
}
