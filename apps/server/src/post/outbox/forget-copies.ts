import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { JobQueue } from '../../platform/jobs/jobs.ts'
import { startNightly } from '../../platform/jobs/nightly.ts'
import { listStoreIds } from '../../platform/jobs/list-store-ids.ts'
import { copyRetentionDays, deleteCopiesBefore } from './mail-copy.ts'

interface Forgetting {
  db: Database
  now: () => Date
}

/** Deletes the contents of emails after 90 days; the log entries stay. */
export async function forgetCopies({ db, now }: Forgetting): Promise<void> {
  const before = new Date(now().getTime() - copyRetentionDays * 24 * 3_600_000)
  for (const id of await listStoreIds(db))
    await inStore(db, id, (tx) => deleteCopiesBefore(tx, before))
}

export async function startForgettingCopies(jobs: JobQueue, forgetting: Forgetting) {
  await startNightly(jobs, { queue: 'forget-mail-copies', now: forgetting.now }, () =>
    forgetCopies(forgetting),
  )
}
