import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'

export interface Due {
  storeId: string
  id: string
}

type Row = Due & Record<string, unknown>

/** What a provider has to be asked or told by now, in every store or in one alone. */
export async function listDue(db: Database, now: Date, storeId?: string) {
  const isThere = storeId === undefined ? sql`true` : sql`store_id = ${storeId}`
  return await inPlatform(
    db,
    async (tx) => {
      const checkouts = await tx.execute<Row>(sql`
        SELECT store_id AS "storeId", id FROM checkouts
        WHERE status = 'open' AND check_at <= ${now} AND ${isThere} ORDER BY check_at LIMIT 20`)
      const movements = await tx.execute<Row>(sql`
        SELECT store_id AS "storeId", id FROM order_payments
        WHERE status = 'pending' AND try_at <= ${now} AND ${isThere} ORDER BY try_at LIMIT 20`)
      return { checkouts: checkouts.rows, movements: movements.rows }
    },
    { readOnly: true },
  )
}
