import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { JobQueue } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { startNightly } from '../../platform/jobs/nightly.ts'
import { listStoreIds } from '../../platform/jobs/list-store-ids.ts'
import { listUnreconciled } from './list-unreconciled.ts'

const queue = 'reconcile-stock'

interface Reconciliation {
  db: Database
  log: Log
  now: () => Date
}

/** Compares the stock of every store with its ledger. @returns the number of items that differ */
export async function reconcileStock({ db, log }: Omit<Reconciliation, 'now'>): Promise<number> {
  let differing = 0
  for (const id of await listStoreIds(db)) {
    const items = await inStore(db, id, listUnreconciled, { readOnly: true })
    if (items.length) log.error('Stock differs from its ledger.', { storeId: id, items })
    differing += items.length
  }
  return differing
}

export async function startReconciling(jobs: JobQueue, { db, log, now }: Reconciliation) {
  await startNightly(jobs, { queue, now }, () => reconcileStock({ db, log }))
}
