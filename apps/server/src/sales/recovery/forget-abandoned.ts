import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { JobQueue } from '../../platform/jobs/jobs.ts'
import { startNightly } from '../../platform/jobs/nightly.ts'
import { listStoreIds } from '../../platform/jobs/list-store-ids.ts'
import { deleteAbandoned } from './queries.ts'
import { retentionMs } from './times.ts'

interface Forgetting {
  db: Database
  now: () => Date
}

export async function forgetAbandoned({ db, now }: Forgetting): Promise<void> {
  const before = new Date(now().getTime() - retentionMs)
  for (const id of await listStoreIds(db))
    await inStore(db, id, (tx) => deleteAbandoned(tx, { before }))
}

export async function startForgettingAbandoned(jobs: JobQueue, forgetting: Forgetting) {
  await startNightly(jobs, { queue: 'forget-abandoned-checkouts', now: forgetting.now }, () =>
    forgetAbandoned(forgetting),
  )
}
