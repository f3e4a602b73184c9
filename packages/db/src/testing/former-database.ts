import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { withClient } from '../with-client.ts'

const file = path.join(import.meta.dirname, 'former-migrations.json.gz')

/** Fills an empty database with the migrations from before 0.1.0, up to `last`, and their log. */
export async function fillAsBefore(url: string, last = ''): Promise<void> {
  const migrations = Object.entries(
    JSON.parse(gunzipSync(await readFile(file)).toString()) as Record<string, string>,
  )
  const end = migrations.findIndex(([tag]) => tag === last) + 1 || migrations.length
  await withClient(url, async (client) => {
    await client.query(`BEGIN; CREATE SCHEMA drizzle;
      CREATE TABLE drizzle.__drizzle_migrations
        (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint, name text)`)
    for (const [tag, text] of migrations.slice(0, end)) {
      await client.query(text)
      await client.query(
        `INSERT INTO drizzle.__drizzle_migrations (hash, created_at, name)
         VALUES (encode(sha256($1), 'hex'), 0, $2)`,
        [Buffer.from(text), tag],
      )
    }
    await client.query('COMMIT')
  })
}
