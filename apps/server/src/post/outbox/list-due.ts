import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueQuery } from '../../platform/jobs/due-work.ts'

export interface DueMail extends Due {
  attempts: number
}

/**
 * Lists a few emails per store, the first of each store before the second of any. A loose index
 * scan steps from store to store, so the cost does not grow with the queue.
 */
export async function listDue(db: Database, query: DueQuery): Promise<DueMail[]> {
  const { now, fullStores, eachStore, max } = query
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<DueMail & Record<string, unknown>>(sql`
        WITH RECURSIVE waiting AS (
          (SELECT store_id FROM outbox WHERE status = 'pending'
            AND EXISTS (SELECT FROM outbox WHERE status = 'pending' AND try_at <= ${now})
          ORDER BY store_id LIMIT 1)
          UNION ALL
          SELECT (SELECT outbox.store_id FROM outbox
            WHERE status = 'pending' AND outbox.store_id > waiting.store_id
            ORDER BY outbox.store_id LIMIT 1)
          FROM waiting WHERE waiting.store_id IS NOT NULL
        )
        SELECT waiting.store_id AS "storeId", due.id, due.attempts, due.place
        FROM waiting CROSS JOIN LATERAL (
          SELECT id, attempts, try_at, (row_number() OVER (ORDER BY try_at, id))::int AS place
          FROM outbox
          WHERE outbox.store_id = waiting.store_id AND status = 'pending' AND try_at <= ${now}
          ORDER BY try_at, id LIMIT ${eachStore}
        ) AS due
        WHERE waiting.store_id <> ALL (${sql.param([...fullStores])}::uuid[])
        ORDER BY due.place, due.try_at, due.id LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}
