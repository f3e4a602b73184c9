import { inStore } from '@vitrine/db/in-store.ts'
import { createSharedReads } from '@vitrine/db/shared-reads.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { PublicContext, RequestContext } from './context.ts'

type InAStore = Pick<RequestContext, 'db' | 'hosts' | 'reads'> & PublicContext & { userId?: string }
type Work<Result> = (tx: StoreTransaction) => Promise<Result>

/**
 * Work in the store that the call's access rule found. What shoppers see of it by then, this process
 * shows on its very next answer; others hear of it from PostgreSQL.
 */
export async function changeStore<Result>(
  { db, hosts, store: { storeId }, userId }: InAStore,
  work: Work<Result>,
): Promise<Result> {
  let hasNewVersion = false
  const noting = async (tx: StoreTransaction) => {
    const result = await work(tx)
    hasNewVersion = tx.hasNewVersion
    return result
  }
  const result = await inStore(db, storeId, noting, { actor: userId })
  if (hasNewVersion) hosts.forget(storeId)
  return result
}

/** The same for work that only reads: it opens no transaction, and its queries travel together. */
export async function readStore<Result>({ db, store, reads }: InAStore, work: Work<Result>) {
  return await (reads ?? createSharedReads(db, store.storeId))(work)
}
