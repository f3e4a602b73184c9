import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { listStoreIds } from '../../platform/jobs/list-store-ids.ts'
import { daysOnEarth, forgetSalts } from './visit-salts.ts'

/** Deletes the salts and hashes of past days; the sums stay. */
export async function forgetVisitors(db: Database, now: Date): Promise<void> {
  await forgetSalts(db, now)
  const [earliest] = daysOnEarth(now)
  for (const storeId of await listStoreIds(db))
    await inStore(db, storeId, (tx) =>
      tx.prepared('forget-visitors', 'DELETE FROM visitors WHERE store_id = $1 AND day < $2', [
        tx.storeId,
        earliest,
      ]),
    )
}
