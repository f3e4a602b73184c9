import type { Database } from '../database.ts'
import { inPlatform } from '../in-platform.ts'

/** Whether the tables of stores are on the nodes of a Citus cluster. */
export async function isDistributed(db: Database): Promise<boolean> {
  return await inPlatform(db, async (tx) => {
    const [found] = await tx.prepared<{ hasCitus: boolean }>(
      'has-citus',
      `SELECT to_regclass('pg_dist_partition') IS NOT NULL AS "hasCitus"`,
    )
    if (!found?.hasCitus) return false
    const rows = await tx.prepared(
      'is-distributed',
      `SELECT FROM pg_dist_partition WHERE logicalrelid = 'store_roots'::regclass AND partmethod = 'h'`,
    )
    return rows.length > 0
  })
}
