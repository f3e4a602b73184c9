import type { Database } from './database.ts'
import { Lease } from './lease.ts'

export interface TransactionOptions {
  /** Resolves without waiting for the end of the transaction. */
  readOnly?: boolean
}

/**
 * Runs `work` between the statements of `begin` and COMMIT. Pipelines `begin` with the first query,
 * which saves a round trip; never retries a deadlock or serialization failure.
 */
export async function runTransaction<Result>(
  { pool, writes }: Pick<Database, 'pool'> & Partial<Pick<Database, 'writes'>>,
  begin: readonly string[],
  { readOnly = false }: TransactionOptions,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const lease = new Lease(client)
  const started = Promise.all(
    begin.map((each) => lease.query(readOnly ? each.replace('BEGIN', 'BEGIN READ ONLY') : each)),
  )
  started.catch(() => {})
  let result: Result
  try {
    result = await work(lease)
    await started
  } catch (error) {
    await lease.rollback()
    throw error
  }
  const committed = lease.commit()
  committed.catch(() => {})
  if (readOnly) return result
  await committed
  writes?.note(lease.due)
  return result
}
