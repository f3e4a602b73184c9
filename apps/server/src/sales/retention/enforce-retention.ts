import {
  type Retained,
  retainedKinds,
  retainedSince,
} from '@vitrine/commerce/settings/retention.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { listStoreIds } from '../../platform/jobs/list-store-ids.ts'
import { errorFields, type Log } from '../../platform/log.ts'
import { getRetention } from '../../platform/settings/retention.ts'
import { batchSize, retentionSteps } from './retention-steps.ts'

interface Enforcing {
  db: Database
  log: Log
  now: () => Date
}

/** Deletes or anonymises what each store stores for longer than its owner chose. */
export async function enforceRetention({ db, log, now }: Enforcing): Promise<void> {
  for (const storeId of await listStoreIds(db))
    await enforceInStore(db, storeId, now()).catch((error: unknown) =>
      log.error('The retention of a shop could not be enforced.', {
        storeId,
        ...errorFields(error),
      }),
    )
}

async function enforceInStore(db: Database, storeId: string, now: Date) {
  const retention = await inStore(db, storeId, getRetention, { readOnly: true })
  for (const kind of retainedKinds) {
    const before = retainedSince(retention, kind, now)
    if (before) while ((await endSome(db, storeId, kind, before)) === batchSize);
  }
}

async function endSome(db: Database, storeId: string, kind: Retained, before: Date) {
  const [done] = await inStore(db, storeId, (tx) =>
    tx.prepared<{ rows: number }>(`retention-of-${kind}`, retentionSteps[kind], [storeId, before]),
  )
  return done!.rows
}
