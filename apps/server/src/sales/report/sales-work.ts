import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueWork, DueQuery } from '../../platform/jobs/due-work.ts'
import { refreshSales } from './refresh-sales.ts'

const daysAtOnce = 31

/** Keeps the sums of all stores up to date, so that reports find little to do. */
export function salesWork({ db }: { db: Database }): DueWork<Due> {
  return {
    name: 'sales',
    list: (query) => listStores(db, query),
    async attempt({ storeId }) {
      await inStore(db, storeId, (tx) => refreshSales(tx, daysAtOnce))
    },
    atOnce: { ofStore: 1, ofAll: 2 },
    follows: 'every write',
    isDoneTogether: true,
    failures: {
      list: 'The stores whose sales changed could not be read.',
      attempt: 'The sales of a store could not be summed.',
    },
  }
}

/** Skips from store to store in the index, however many changes one of them has. */
async function listStores(db: Database, { fullStores, max }: DueQuery): Promise<Due[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<Due & Record<string, unknown>>(sql`
        SELECT store AS "storeId", 'sales-' || store AS id, 1 AS place
        FROM stores_with_changed_sales() AS store
        WHERE store <> ALL (${sql.param([...fullStores])}::uuid[])
        LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}
