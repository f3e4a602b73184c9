import { inject } from 'vitest'
import { onServer } from '@vitrine/db/testing/server.ts'
import type { OwnedStore } from '../testing/start-shop.ts'

const tablesOfStores = `
  SELECT c.table_name AS name FROM information_schema.columns c
  JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND c.column_name = 'store_id' AND t.table_type = 'BASE TABLE'
  ORDER BY 1`

/** Returns a checksum per table of the store, read as the database's owner. */
export async function storeChecksum({ storeId, owner }: OwnedStore) {
  const url = inject('databaseUrl')
  const { rows } = await onServer(url, tablesOfStores)
  const tables = rows.map(({ name }) => [String(name), `store_id = '${storeId}'`])
  const sums = [...tables, ['stores', `id = '${storeId}'`], ['users', `id = '${owner.userId}'`]]
    .map(
      ([table, where]) => `SELECT '${table}' AS name, count(*)::int AS rows,
        md5(string_agg(t::text, ',' ORDER BY t::text)) AS sum FROM ${table} t WHERE ${where}`,
    )
    .join(' UNION ALL ')
  return (await onServer(url, sums)).rows
}
