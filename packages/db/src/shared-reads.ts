import type { QueryConfig, QueryResult } from 'pg'
import type { Database } from './database.ts'
import { beginIn } from './in-store.ts'
import { runTransaction } from './run-transaction.ts'
import { StoreTransaction } from './transaction.ts'

export type SharedReads = <Result>(
  work: (tx: StoreTransaction) => Promise<Result>,
) => Promise<Result>

interface Read {
  query: QueryConfig
  answer: PromiseWithResolvers<QueryResult>
}

interface SharedReadsOptions {
  /** Version of the store that is read at least: a replica that has it may answer. */
  version?: number
}

/**
 * Batches queries of one turn of the event loop, from any number of works, into one read-only
 * transaction and one round trip; later queries go into the next. A failing query also fails those
 * behind it.
 */
export function createSharedReads(
  database: Database,
  storeId: string,
  { version }: SharedReadsOptions = {},
): SharedReads {
  const begin = beginIn('BEGIN READ ONLY', database.roles.app, storeId)
  const store = { storeId, version }
  let open: Read[] | undefined

  function start(): Read[] {
    const reads: Read[] = []
    process.nextTick(() => {
      open = undefined
      void send({ database, begin, reads, store })
    })
    return reads
  }

  const tx = new StoreTransaction(
    {
      due: new Set(),
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

interface Batch {
  database: Database
  begin: string[]
  reads: Read[]
  store: { storeId: string; version: number | undefined }
}

async function send(batch: Batch) {
  const { database, begin, reads } = batch
  if (await sendToReplica(batch)) return
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

/** @returns whether the replica answered, with the store as it is now or was later than `version` */
async function sendToReplica({ database, begin, reads, store }: Batch): Promise<boolean> {
  const { replica } = database
  const { storeId, version } = store
  if (version === undefined || !replica?.isUsable) return false
  try {
    const [found, ...results] = await runTransaction({ pool: replica.pool }, begin, {}, (lease) =>
      lease.commitWith(
        Promise.all([
          lease.query({ name: 'version-of-store', text: versionOfStore, values: [storeId] }),
          ...reads.map(({ query }) => lease.query(query)),
        ]),
      ),
    )
    const { rows } = found as QueryResult<{ version: string }>
    if (!rows[0] || Number(rows[0].version) < version) {
      replica.leave('it is behind')
      return false
    }
    replica.noteUse()
    reads.forEach(({ answer }, at) => answer.resolve(results[at]!))
    return true
  } catch (error) {
    // The primary answers, or fails with its own reason.
    replica.leaveFor(error)
    return false
  }
}

const versionOfStore = 'SELECT version FROM stores WHERE id = $1'
