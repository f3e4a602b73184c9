import type { Database } from '@vitrine/db/database.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueQuery } from '../../platform/jobs/due-work.ts'
import { createTurns } from '../../platform/jobs/in-turns.ts'

export interface DueDelivery extends Due {
  webhookId: string
  tries: number
}

interface DueDeliveriesQuery extends Pick<DueQuery, 'now'> {
  eachWebhook: number
  busyWebhooks: ReadonlySet<string>
}

/** Lists the earliest deliveries, and behind a backlog those of other webhooks in turn. */
export function createListDue(db: Database): (query: DueDeliveriesQuery) => Promise<DueDelivery[]> {
  const list = createTurns<Omit<DueDelivery, 'place'>>(db, {
    groupOf: ({ webhookId }) => webhookId,
    earliest: (now, max) => sql`
      SELECT store_id AS "storeId", id, webhook_id AS "webhookId", tries FROM webhook_deliveries
      WHERE status = 'pending' AND try_at <= ${now} ORDER BY try_at LIMIT ${max}`,
    inTurn: ({ now, each, after, max }) => sql`
      SELECT store AS "storeId", delivery AS id, webhook AS "webhookId", tries
      FROM deliveries_in_turn(${now}, ${each}, ${after}, ${max})`,
  })
  return async ({ now, eachWebhook, busyWebhooks }) => {
    const due = await list(now, eachWebhook)
    return due.filter(({ webhookId }) => !busyWebhooks.has(webhookId))
  }
}
