import { inStore } from '@vitrine/db/in-store.ts'
import { createSharedReads } from '@vitrine/db/shared-reads.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { recordActivity } from './record-activity.ts'
import type { OwnerContext, PublicContext, RequestContext } from './context.ts'

type InAStore = Pick<RequestContext, 'db' | 'hosts' | 'reads'> &
  PublicContext &
  Partial<Pick<OwnerContext, 'userId' | 'act'>>
type Work<Result> = (tx: StoreTransaction) => Promise<Result>

/**
 * Runs work in the request's store in a transaction, records it in the store's activity if an owner
 * asked for it, and drops this process's cache of the store; other processes are notified by
 * PostgreSQL.
 */
export async function changeStore<Result>(
  { db, hosts, store: { storeId }, userId, act }: InAStore,
  work: Work<Result>,
): Promise<Result> {
  let hasNewVersion = false
  const noting = async (tx: StoreTransaction) => {
    const result = await work(tx)
    if (act) await recordActivity(tx, act, result)
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
