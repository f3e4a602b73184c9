import { inStore } from '@vitrine/db/in-store.ts'
import { createSharedReads } from '@vitrine/db/shared-reads.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { PublicContext, RequestContext } from './context.ts'

type InAStore = Pick<RequestContext, 'db' | 'reads'> & PublicContext & { userId?: string }
type Work<Result> = (tx: StoreTransaction) => Promise<Result>

/** Work in the store that the call's access rule found. */
export async function changeStore<Result>({ db, store, userId }: InAStore, work: Work<Result>) {
  return await inStore(db, store.storeId, work, { actor: userId })
}

/** The same for work that only reads: it opens no transaction, and its queries travel together. */
export async function readStore<Result>({ db, store, reads }: InAStore, work: Work<Result>) {
  return await (reads ?? createSharedReads(db, store.storeId))(work)
}
