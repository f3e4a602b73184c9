import type { QueryConfig } from 'pg'
import type { Database } from './database.ts'
import { beginIn } from './in-store.ts'
import { runTransaction } from './run-transaction.ts'

/** Longest statement and longest pause between two of them. */
const maxMs = 10 * 60_000

export interface Snapshot {
  /**
   * Streams the rows of a query through a cursor.
   * @param size rows that are in memory at a time
   */
  rows<Row extends object>(query: string, size?: number): AsyncGenerator<Row, void>
}

/**
 * Reads one store as it is at one moment, however long that takes. It is no part of the store's
 * share of connections, so run few of them at a time.
 */
export async function inSnapshot<Result>(
  database: Database,
  storeId: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const begin = [
    ...beginIn('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', database.roles.app, storeId),
    `SET LOCAL TimeZone = 'UTC'`,
    `SET LOCAL statement_timeout = ${maxMs}`,
    `SET LOCAL idle_in_transaction_session_timeout = ${maxMs}`,
  ]
  return await runTransaction(database, begin, {}, async (lease) => {
    const ask = async (text: string) => {
      const request: QueryConfig & { query_timeout: number } = { text, query_timeout: maxMs }
      return await lease.query(request)
    }
    let cursors = 0
    return await work({
      async *rows<Row extends object>(query: string, size = 500) {
        const name = `rows_${(cursors += 1)}`
        await ask(`DECLARE ${name} NO SCROLL CURSOR FOR ${query}`)
        for (;;) {
          const { rows } = await ask(`FETCH ${size} FROM ${name}`)
          yield* rows as Row[]
          if (rows.length < size) break
        }
        await ask(`CLOSE ${name}`)
      },
    })
  })
}
