import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { JobQueue } from '../platform/jobs.ts'
import type { Log } from '../platform/log.ts'
import { startNightly } from '../platform/nightly.ts'
import { listUnreconciled } from './list-unreconciled.ts'

const queue = 'reconcile-stock'

interface Reconciliation {
  db: Database
  log: Log
  now: () => Date
}

/** Holds the stock of every store against its ledger. @returns how many items differ */
export async function reconcileStock({ db, log }: Omit<Reconciliation, 'now'>): Promise<number> {
  const all = await inPlatform(db, (tx) => tx.select({ id: stores.id }).from(stores))
  let differing = 0
  for (const { id } of all) {
    const items = await inStore(db, id, listUnreconciled, { readOnly: true })
    if (items.length) log.error('Stock differs from its ledger.', { storeId: id, items })
    differing += items.length
  }
  return differing
}

export async function startReconciling(jobs: JobQueue, { db, log, now }: Reconciliation) {
  await startNightly(jobs, { queue, now }, () => reconcileStock({ db, log }))
}
