import { inStore } from '@vitrine/db/in-store.ts'
import { errorFields } from '../../platform/log.ts'
import type { Services } from '../../api/context.ts'

const tables = [
  'product_import_items',
  'products',
  'variations',
  'categories',
  'product_categories',
  'product_words',
  'price_history',
  'stock_movements',
]

/**
 * Runs ANALYZE on tables that doubled: with old statistics PostgreSQL plans full scans. A failure
 * does not stop the import.
 */
export async function analyzeTables(
  { db, log }: Pick<Services, 'db' | 'log'>,
  job: { storeId: string },
): Promise<void> {
  for (const table of tables)
    try {
      await inStore(db, job.storeId, (tx) =>
        tx.prepared('analyze-grown-table', 'SELECT look_at_grown_table($1)', [table]),
      )
    } catch (error) {
      log.warn('A table could not be analyzed.', { ...job, table, ...errorFields(error) })
    }
}
