import type { Database } from '@vitrine/db/database.ts'
import { firstId } from '@vitrine/db/first-id.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueQuery } from '../../platform/jobs/due-work.ts'
import { inTurns, maxEarliest, maxWalked } from '../../platform/jobs/in-turns.ts'

export interface DueDelivery extends Due {
  webhookId: string
  tries: number
}

interface DueDeliveriesQuery extends Pick<DueQuery, 'now'> {
  eachWebhook: number
  busyWebhooks: ReadonlySet<string>
}

type Found = Omit<DueDelivery, 'place'>

/** Lists the earliest deliveries, and behind a backlog those of other webhooks in turn. */
export function createListDue(db: Database): (query: DueDeliveriesQuery) => Promise<DueDelivery[]> {
  let walkedTo = firstId

  async function walk({ now, eachWebhook }: DueDeliveriesQuery): Promise<Found[]> {
    const { rows } = await inPlatform(
      db,
      (tx) =>
        tx.execute<{ webhookId: string | null; id: string | null }>(sql`
          SELECT store AS "storeId", delivery AS id, webhook AS "webhookId", tries
          FROM deliveries_in_turn(${now}, ${eachWebhook}, ${walkedTo}, ${maxWalked})`),
      { readOnly: true },
    )
    walkedTo = rows.at(-1)?.webhookId ?? firstId
    return rows.filter(({ id }) => id !== null) as Found[]
  }

  return async (query) => {
    const earliest = await listEarliest(db, query.now)
    const rows = earliest.length < maxEarliest ? earliest : [...earliest, ...(await walk(query))]
    const due = inTurns(rows, ({ webhookId }) => webhookId, query.eachWebhook)
    return due.filter(({ webhookId }) => !query.busyWebhooks.has(webhookId))
  }
}

async function listEarliest(db: Database, now: Date): Promise<Found[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<Found & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", id, webhook_id AS "webhookId", tries FROM webhook_deliveries
        WHERE status = 'pending' AND try_at <= ${now} ORDER BY try_at LIMIT ${maxEarliest}`),
    { readOnly: true },
  )
  return rows
}
