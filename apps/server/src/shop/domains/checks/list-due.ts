import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueQuery } from '../../../platform/jobs/due-work.ts'

export interface DueCheck extends Due {
  domain: string
}

export async function listDue(
  db: Database,
  { now, fullStores, eachStore, max }: DueQuery,
): Promise<DueCheck[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<DueCheck & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", domain, store_id || ' ' || domain AS id, place FROM (
          SELECT store_id, domain, next_check_at,
            (row_number() OVER (PARTITION BY store_id ORDER BY next_check_at, domain))::int AS place
          FROM (SELECT store_id, domain, next_check_at FROM domains
            WHERE next_check_at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${now})
              AND store_id <> ALL (${sql.param([...fullStores])}::uuid[])
            ORDER BY next_check_at LIMIT 500) AS earliest
        ) AS due
        WHERE place <= ${eachStore} ORDER BY place, next_check_at LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}
