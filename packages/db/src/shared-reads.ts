import type { Database } from './database.ts'
import { inStore } from './in-store.ts'
import type { StoreTransaction } from './transaction.ts'

/** Runs work that only reads one store. */
export type SharedReads = <Result>(
  work: (tx: StoreTransaction) => Promise<Result>,
) => Promise<Result>

interface Sharing {
  tx: Promise<StoreTransaction>
  readers: number
  end(): void
}

/**
 * Reads that are under way at the same time share one transaction, so a page that asks for several
 * things at once opens and ends one, and waits for one round trip. The last reader ends it.
 */
export function createSharedReads(database: Database, storeId: string): SharedReads {
  let open: Sharing | undefined

  function start(): Sharing {
    const begun = Promise.withResolvers<StoreTransaction>()
    const read = Promise.withResolvers<void>()
    const work = async (tx: StoreTransaction) => {
      begun.resolve(tx)
      await read.promise
    }
    inStore(database, storeId, work, { readOnly: true }).catch(begun.reject)
    return { tx: begun.promise, readers: 0, end: read.resolve }
  }

  function leave(sharing: Sharing) {
    sharing.readers -= 1
    if (sharing.readers > 0) return
    open = undefined
    sharing.end()
  }

  return async (work) => {
    const sharing = (open ??= start())
    sharing.readers += 1
    try {
      return await work(await sharing.tx)
    } finally {
      leave(sharing)
    }
  }
}
