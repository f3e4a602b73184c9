import { activityDays } from '@vitrine/contract/shop/activity.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { listStoreIds } from '../../platform/jobs/list-store-ids.ts'

const day = 24 * 3_600_000

/** Small batches keep locks short. */
const portion = 500

export async function forgetActivity(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - activityDays * day)
  for (const storeId of await listStoreIds(db))
    while ((await forgetSome(db, storeId, before)) === portion);
}

async function forgetSome(db: Database, storeId: string, before: Date): Promise<number> {
  const gone = await inStore(db, storeId, (tx) =>
    tx.prepared(
      'forget-activity',
      `DELETE FROM activity WHERE store_id = $1 AND id IN (
        SELECT id FROM activity WHERE store_id = $1 AND at < $2 ORDER BY id LIMIT ${portion})
      RETURNING 1`,
      [storeId, before],
    ),
  )
  return gone.length
}
