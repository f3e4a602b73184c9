import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'

export interface DueDelivery {
  storeId: string
  id: string
  webhookId: string
  tries: number
}

interface Wanted {
  now: Date
  /** Those that are being written to already, and stores that have enough under way. */
  busyWebhooks: readonly string[]
  busyStores: readonly string[]
  eachWebhook: number
  most: number
}

/** A few of each address, so that a long queue for one leaves room for the others. */
export async function listDue(db: Database, wanted: Wanted): Promise<DueDelivery[]> {
  const { now, busyWebhooks, busyStores, eachWebhook, most } = wanted
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<DueDelivery & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", id, webhook_id AS "webhookId", tries FROM (
          SELECT store_id, id, webhook_id, tries, try_at,
            row_number() OVER (PARTITION BY webhook_id ORDER BY try_at, id) AS place
          FROM webhook_deliveries
          WHERE status = 'pending' AND try_at <= ${now}
            AND webhook_id <> ALL (${sql.param([...busyWebhooks])}::uuid[])
            AND store_id <> ALL (${sql.param([...busyStores])}::uuid[])
        ) AS due
        WHERE place <= ${eachWebhook} ORDER BY try_at, id LIMIT ${most}`),
    { readOnly: true },
  )
  return rows
}
