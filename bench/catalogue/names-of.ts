import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { Client } from 'pg'

export async function namesOf(dataDir: string, storeId: string, count: number) {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM products WHERE store_id = $1 AND status = 'active'
      ORDER BY md5(slug) LIMIT $2`,
    [storeId, count],
  )
  await client.end()
  await postgres.stop()
  return rows.map(({ name }) => name)
}
