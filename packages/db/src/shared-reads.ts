import type { QueryConfig, QueryResult } from 'pg'
import type { Database } from './database.ts'
import { stepInto } from './in-store.ts'
import { runTransaction } from './run-transaction.ts'
import { StoreTransaction } from './transaction.ts'

export type SharedReads = <Result>(
  work: (tx: StoreTransaction) => Promise<Result>,
) => Promise<Result>

interface Read {
  query: QueryConfig
  answer: PromiseWithResolvers<QueryResult>
}

/**
 * Batches queries of one turn of the event loop, from any number of works, into one read-only
 * transaction and one round trip; later queries go into the next. A failing query also fails those
 * behind it.
 */
export function createSharedReads(database: Database, storeId: string): SharedReads {
  const begin = `BEGIN READ ONLY; ${stepInto(database.roles.app, storeId)}`
  let open: Read[] | undefined

  function start(): Read[] {
    const reads: Read[] = []
    process.nextTick(() => {
      open = undefined
      void send(database, begin, reads)
    })
    return reads
  }

  const tx = new StoreTransaction(
    {
      query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
        const answer = Promise.withResolvers<QueryResult>()
        const read = typeof query === 'string' ? { text: query } : query
        open ??= start()
        open.push({ query: values === undefined ? read : { ...read, values }, answer })
        return answer.promise
      },
      commitWith() {
        throw new Error('A read-only transaction has nothing to commit.')
      },
    },
    storeId,
  )
  return async (work) => await work(tx)
}

async function send(database: Database, begin: string, reads: Read[]) {
  try {
    await runTransaction({ pool: database.reads }, begin, {}, (lease) =>
      lease.commitWith(
        Promise.all(
          reads.map(async ({ query, answer }) => answer.resolve(await lease.query(query))),
        ),
      ),
    )
  } catch (error) {
    for (const { answer } of reads) answer.reject(error)
  }
}
