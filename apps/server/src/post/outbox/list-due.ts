import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueQuery } from '../../platform/jobs/due-work.ts'

export interface DueMail extends Due {
  attempts: number
}

/**
 * Lists a few emails per store, the first of each store before the second of any. The function steps
 * from store to store in an index, so the cost does not grow with the queue.
 */
export async function listDue(db: Database, query: DueQuery): Promise<DueMail[]> {
  const { now, fullStores, eachStore, max } = query
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<DueMail & Record<string, unknown>>(sql`
        SELECT store AS "storeId", mail AS id, attempts, place
        FROM due_mails(${now}, ${eachStore})
        WHERE store <> ALL (${sql.param([...fullStores])}::uuid[])
        ORDER BY place, due_at, mail LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}
