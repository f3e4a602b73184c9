import { inject } from 'vitest'
import { withClient } from '@vitrine/db/with-client.ts'
import type { OwnedStore } from '../testing/start-shop.ts'

interface Checksum {
  name: string
  rows: number
  sum: string | null
}

const tablesOfStores = `
  SELECT c.table_name AS name FROM information_schema.columns c
  JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND c.column_name = 'store_id' AND t.table_type = 'BASE TABLE'
  ORDER BY 1`

/**
 * Returns a checksum per table of the store, read as the database's superuser. Each is a query of its
 * own: where shops are distributed, tables of shops and of the platform have no common union.
 */
export async function storeChecksum({ storeId, owner }: OwnedStore) {
  return await withClient(inject('databaseUrl'), async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(tablesOfStores)
    const parts = [
      ...tables.map(({ name }) => [name, `store_id = '${storeId}'`]),
      ['stores', `id = '${storeId}'`],
      ['users', `id = '${owner.userId}'`],
    ]
    const sums: Checksum[] = []
    for (const [table, where] of parts) {
      const { rows } = await client.query<Checksum>(
        `SELECT '${table}' AS name, count(*)::int AS rows,
          md5(string_agg(t::text, ',' ORDER BY t::text)) AS sum FROM ${table} t WHERE ${where}`,
      )
      sums.push(rows[0]!)
    }
    return sums
  })
}
