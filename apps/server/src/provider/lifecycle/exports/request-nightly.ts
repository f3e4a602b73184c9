import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { isNull } from 'drizzle-orm'
import type { Config } from '../../../platform/config.ts'
import { errorFields, type Log } from '../../../platform/log.ts'
import { requestExport } from './request-export.ts'

/** Queues an archive of every shop, beside those that owners requested. */
export async function requestNightly({
  db,
  config,
  log,
  now,
}: {
  db: Database
  config: Pick<Config, 'nightlyExportDays'>
  log: Log
  now: () => Date
}): Promise<void> {
  if (config.nightlyExportDays === 0) return
  const all = await inPlatform(
    db,
    (tx) => tx.select({ id: stores.id }).from(stores).where(isNull(stores.deletedAt)),
    { readOnly: true },
  )
  for (const { id } of all)
    await inStore(db, id, (tx) =>
      requestExport(tx, { kind: 'nightly', userId: null, now: now() }),
    ).catch((error: unknown) =>
      log.error('The nightly archive of a shop could not be queued.', {
        store: id,
        ...errorFields(error),
      }),
    )
}
