import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueQuery } from '../../platform/jobs/due-work.ts'

export interface DuePayment extends Due {
  kind: 'checkout' | 'movement'
}

export async function listDue(
  db: Database,
  { now, fullStores, eachStore, max }: DueQuery,
  storeId?: string,
): Promise<DuePayment[]> {
  const isEligible = sql`store_id <> ALL (${sql.param([...fullStores])}::uuid[])
    AND (${storeId ?? null}::uuid IS NULL OR store_id = ${storeId ?? null})`
  const place = sql`(row_number() OVER (PARTITION BY store_id ORDER BY at, id))::int AS place`
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<DuePayment & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", id, kind, place FROM (
          SELECT store_id, id, kind, at, ${place} FROM (
            (SELECT store_id, id, 'movement' AS kind, try_at AS at FROM order_payments
              WHERE status = 'pending' AND try_at <= ${now} AND ${isEligible}
              ORDER BY try_at LIMIT 200)
            UNION ALL
            (SELECT store_id, id, 'checkout', check_at FROM checkouts
              WHERE status = 'open' AND check_at <= ${now} AND ${isEligible}
              ORDER BY check_at LIMIT 200)
          ) AS every
        ) AS due
        WHERE place <= ${eachStore} ORDER BY place, at LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}
