import type { Database } from './database.ts'
import { requireStoreId, stepInto } from './in-store.ts'
import { runTransaction } from './run-transaction.ts'

interface ReadQuery {
  /** Of the prepared statement. */
  name: string
  /** With the store's id as its only parameter; returns one row. */
  text: string
}

/**
 * Reads a row of each of several stores, one store after another in one transaction, which is one
 * round trip: each statement sees the rows of its own store alone.
 */
export async function readEachStore<Row>(
  database: Database,
  storeIds: readonly string[],
  { name, text }: ReadQuery,
): Promise<Row[]> {
  for (const storeId of storeIds) requireStoreId(storeId)
  if (storeIds.length === 0) return []
  return await runTransaction({ pool: database.reads }, 'BEGIN READ ONLY', {}, (lease) =>
    lease.commitWith(
      Promise.all(
        storeIds.map(async (storeId) => {
          const stepped = lease.query(stepInto(database.roles.app, storeId))
          const read = lease.query({ name, text, values: [storeId] })
          const [, { rows }] = await Promise.all([stepped, read])
          return rows[0] as Row
        }),
      ),
    ),
  )
}
