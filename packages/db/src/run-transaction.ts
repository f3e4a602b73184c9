import type { PoolClient } from 'pg'
import type { Database } from './database.ts'
import { Lease } from './lease.ts'

export interface TransactionOptions {
  /** The result is handed back without waiting for the end of the transaction. */
  readOnly?: boolean
}

/**
 * Runs `work` between `begin` and COMMIT. The opening is sent with the first query, not before it,
 * so it costs no round trip of its own; should it fail, that query and the commit fail with it.
 * Nothing is tried again: a deadlock or a serialization failure reaches the caller.
 */
export async function runTransaction<Result>(
  { pool }: Database,
  begin: string,
  { readOnly = false }: TransactionOptions,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  const lease = new Lease(client)
  const begun = lease.query(readOnly ? begin.replace('BEGIN', 'BEGIN READ ONLY') : begin)
  begun.catch(() => {})
  let result: Result
  try {
    result = await work(lease)
    await begun
  } catch (error) {
    lease.end()
    await rollback(client)
    throw error
  }
  lease.end()
  const ended = commit(client)
  ended.catch(() => {})
  if (readOnly) return result
  // A write's own error says more than that the commit failed with it.
  await lease.lastWrites()
  await ended
  return result
}

async function commit(client: PoolClient) {
  const { command } = await endWith(client, 'COMMIT')
  // PostgreSQL answers the commit of a failed transaction with a quiet rollback.
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.')
}

async function rollback(client: PoolClient) {
  // Without a connection there is nothing left to roll back; the first error is the one to tell.
  await endWith(client, 'ROLLBACK').catch(() => {})
}

/** A connection whose transaction did not end for certain is not used again. */
async function endWith(client: PoolClient, statement: 'COMMIT' | 'ROLLBACK') {
  try {
    const answer = await client.query(statement)
    client.release()
    return answer
  } catch (error) {
    client.release(true)
    throw error
  }
}
