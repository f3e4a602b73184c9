import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { Pool } from 'pg'

export async function openDatabase(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const pool = new Pool({ connectionString: postgres.url, max: 10 })
  const close = async () => {
    await pool.end()
    await postgres.stop()
  }
  return { pool, close }
}
