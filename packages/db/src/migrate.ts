import { createRequire } from 'node:module'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'

const { resolve } = createRequire(import.meta.url)

// By the package's name, since this runs from a build of the server as well.
const migrationsFolder = path.join(path.dirname(resolve('@vitrine/db/package.json')), 'migrations')

// Two processes that start at once take turns; the second finds the work done.
const turn = 8_465_274

/** Brings the database at `url` to the newest schema: all pending migrations, or none of them. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // The statement under way fails with the connection; the event alone would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`SELECT pg_advisory_lock(${turn})`)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
