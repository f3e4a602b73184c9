import { DatabaseError, type QueryConfig, type QueryResult } from 'pg'
import type { Database } from './database.ts'
import { requireStoreId } from './in-store.ts'
import { ReadBatch } from './read-batch.ts'
import { StoreTransaction } from './transaction.ts'

/** Runs work that only reads one store. */
export type SharedReads = <Result>(
  work: (tx: StoreTransaction) => Promise<Result>,
) => Promise<Result>

/**
 * Reads of one store without a transaction of their own: what is asked for in one turn, by whoever
 * it is, travels as one batch, which is a transaction under the store's row policies that cannot
 * write. What is asked for after an answer travels in the next batch.
 */
export function createSharedReads(database: Database, storeId: string): SharedReads {
  requireStoreId(storeId)
  let open: ReadBatch | undefined

  function start() {
    const batch = new ReadBatch(storeId, database.roles.app)
    process.nextTick(() => {
      open = undefined
      void send(database, batch)
    })
    return batch
  }

  const tx = new StoreTransaction(
    {
      async query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
        const read = typeof query === 'string' ? { text: query } : query
        return await (open ??= start()).ask({ ...read, values: values ?? read.values })
      },
      commitWith() {
        throw new Error('What only reads has nothing to commit.')
      },
    },
    storeId,
  )
  return async (work) => await work(tx)
}

async function send({ reads, readWatch }: Database, batch: ReadBatch) {
  try {
    const client = await reads.connect()
    batch.callback = (error) => {
      readWatch.end(client)
      client.release(!!error && !leavesConnectionUsable(error))
    }
    readWatch.begin(client, batch)
    client.query(batch)
  } catch (error) {
    batch.fail(error as Error)
  }
}

/** An answer of severity ERROR ends the transaction; after FATAL or PANIC PostgreSQL disconnects. */
function leavesConnectionUsable(error: Error) {
  return error instanceof DatabaseError && error.severity === 'ERROR'
}
