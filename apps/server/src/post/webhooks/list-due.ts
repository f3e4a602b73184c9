import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueQuery } from '../../platform/jobs/due-work.ts'

export interface DueDelivery extends Due {
  webhookId: string
  tries: number
}

interface DueDeliveriesQuery extends Pick<DueQuery, 'now' | 'fullStores' | 'max'> {
  eachWebhook: number
  busyWebhooks: readonly string[]
}

export async function listDue(db: Database, query: DueDeliveriesQuery): Promise<DueDelivery[]> {
  const { now, busyWebhooks, fullStores, eachWebhook, max } = query
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<DueDelivery & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", id, webhook_id AS "webhookId", tries,
          place::int FROM (
          SELECT store_id, id, webhook_id, tries, try_at,
            row_number() OVER (PARTITION BY webhook_id ORDER BY try_at, id) AS place
          FROM webhook_deliveries
          WHERE status = 'pending' AND try_at <= ${now}
            AND webhook_id <> ALL (${sql.param([...busyWebhooks])}::uuid[])
            AND store_id <> ALL (${sql.param([...fullStores])}::uuid[])
        ) AS due
        WHERE place <= ${eachWebhook} ORDER BY place, try_at, id LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}
