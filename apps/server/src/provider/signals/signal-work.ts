import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sql } from 'drizzle-orm'
import type { Due, DueQuery, DueWork } from '../../platform/jobs/due-work.ts'
import { type CheckingSignals, checkShop } from './check-shop.ts'

/** Looks for signs of harm in shops that are new or have published something. */
export function signalWork(checking: CheckingSignals): DueWork<Due> {
  return {
    name: 'shop signals',
    list: (query) => listDue(checking.db, query),
    attempt: ({ storeId }) => checkShop(checking, storeId),
    atOnce: { ofStore: 1, ofAll: 2 },
    failures: {
      list: 'The shops to check for signals could not be read.',
      attempt: 'A shop could not be checked for signals.',
    },
  }
}

async function listDue(db: Database, { now, fullStores, max }: DueQuery): Promise<Due[]> {
  const { rows } = await inPlatform(
    db,
    (tx) =>
      tx.execute<Due & Record<string, unknown>>(sql`
        SELECT store_id AS "storeId", 'signals-' || store_id AS id, 1 AS place
        FROM signal_checks
        WHERE due_at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${now})
          AND store_id <> ALL (${sql.param([...fullStores])}::uuid[])
        ORDER BY due_at LIMIT ${max}`),
    { readOnly: true },
  )
  return rows
}
