import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { webhookDeliveries } from '@vitrine/db/schema/webhooks.ts'
import { and, eq, lt, ne } from 'drizzle-orm'

const retentionMs = 30 * 24 * 3_600_000

/** Deletes finished deliveries older than 30 days. @returns how many */
export async function forgetDeliveries(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - retentionMs)
  const all = await inPlatform(db, (tx) => tx.select({ id: stores.id }).from(stores))
  let forgotten = 0
  for (const { id } of all) {
    const isOld = and(
      eq(webhookDeliveries.storeId, id),
      lt(webhookDeliveries.createdAt, before),
      ne(webhookDeliveries.status, 'pending'),
    )
    const rows = await inStore(db, id, (tx) =>
      tx.delete(webhookDeliveries).where(isOld).returning({ id: webhookDeliveries.id }),
    )
    forgotten += rows.length
  }
  return forgotten
}
