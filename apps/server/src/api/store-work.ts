import { inStore } from '@vitrine/db/in-store.ts'
import { createSharedReads } from '@vitrine/db/shared-reads.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { PublicContext, RequestContext } from './context.ts'

type InAStore = Pick<RequestContext, 'db' | 'hosts' | 'reads'> & PublicContext & { userId?: string }
type Work<Result> = (tx: StoreTransaction) => Promise<Result>

/**
 * Runs work in the request's store in a transaction, and drops this process's cache of the store;
 * other processes are notified by PostgreSQL.
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
  if (hasNewVersion) hosts.forgetContent(storeId)
  return result
}

export async function readStore<Result>({ db, store, reads }: InAStore, work: Work<Result>) {
  return await (reads ?? createSharedReads(db, store.storeId))(work)
}
