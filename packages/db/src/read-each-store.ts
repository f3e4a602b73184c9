import type { Database } from './database.ts'
import { requireStoreId, stepInto } from './in-store.ts'
import { runTransaction } from './run-transaction.ts'

interface ReadQuery {
  /** Of the prepared statement. */
  name: string
  /** `$1` is the store's id. */
  text: string
}

interface StoreRead {
  storeId: string
  /** From `$2`. */
  values?: readonly unknown[]
}

/**
 * Reads rows of several stores, one store after another in one transaction, which is one round trip:
 * each statement sees the rows of its own store alone.
 */
export async function readEachStore<Row>(
  database: Database,
  reads: readonly StoreRead[],
  { name, text }: ReadQuery,
): Promise<Row[]> {
  for (const { storeId } of reads) requireStoreId(storeId)
  if (reads.length === 0) return []
  const rows = await runTransaction({ pool: database.reads }, ['BEGIN READ ONLY'], {}, (lease) =>
    lease.commitWith(
      Promise.all(
        reads.map(async ({ storeId, values = [] }) => {
          const steps = stepInto(database.roles.app, storeId)
          const stepped = Promise.all(steps.map((step) => lease.query(step)))
          const read = lease.query({ name, text, values: [storeId, ...values] })
          const [, answer] = await Promise.all([stepped, read])
          return answer.rows as Row[]
        }),
      ),
    ),
  )
  return rows.flat()
}
