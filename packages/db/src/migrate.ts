import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Client, DatabaseError } from 'pg'
import { DatabaseStartError } from './database-start-error.ts'
import { formerMigrations, lastFormerCommit } from './former-migrations.ts'
import { defaultRoles, type Roles } from './roles.ts'
import { withClient } from './with-client.ts'

const { resolve } = createRequire(import.meta.url)

// Resolved by package name, since this also runs from the server's build.
const migrationsFolder = path.join(path.dirname(resolve('@vitrine/db/package.json')), 'migrations')

/** The files up to this one make the schema that the former migrations made. */
const lastOfBaseline = '0012_messages_and_reminders'

// Processes that start at once take turns; the second finds the work done.
const turn = 8_465_274

const log = 'drizzle.__drizzle_migrations'
const createLog = `
  CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS ${log} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
  ALTER TABLE ${log} ADD COLUMN IF NOT EXISTS name text`

/**
 * Applies all pending migrations or none; leaves a newer compatible schema unchanged.
 * @param url of the tables' owner, not through a pooler: the lock belongs to the session
 * @throws DatabaseStartError with PostgreSQL's reason, or when the schema is too new
 */
export async function migrateDatabase(url: string, roles: Roles = defaultRoles): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrateOnce(url, roles)
    } catch (error) {
      if (tries === maxTries || !isDeadlock(error)) throw error
    }
  }
}

/** The previous version still takes orders, and may lock the same tables in another order. */
const maxTries = 5
const deadlock = '40P01'

function isDeadlock(error: unknown) {
  const cause = error instanceof DatabaseStartError ? error.cause : error
  return cause instanceof DatabaseError && cause.code === deadlock
}

async function migrateOnce(url: string, roles: Roles) {
  await withClient(url, async (client) => {
    await requireNewEnough(client)
    await client.query(`SELECT pg_advisory_lock(${turn})`)
    const known = await listMigrations()
    await requireNotTooNew(client, known)
    await client.query('BEGIN')
    await client.query(createLog)
    for (const tag of await findPending(client, known)) await apply(client, tag, roles)
    await client.query('COMMIT')
  })
}

const oldestMajor = 15

async function requireNewEnough(client: Client) {
  const { rows } = await client.query<{ version: string }>(
    `SELECT current_setting('server_version') AS version`,
  )
  const version = rows[0]?.version.split(' ')[0] ?? ''
  if (Number.parseInt(version, 10) >= oldestMajor) return
  throw new DatabaseStartError(
    `PostgreSQL ${version} is too old for Vitrine: set DATABASE_URL to a PostgreSQL ${oldestMajor} or newer.`,
  )
}

/** Sorted by number, in which order they run. */
async function listMigrations(): Promise<string[]> {
  const files = await readdir(migrationsFolder)
  const tags = files.filter((file) => file.endsWith('.sql')).map((file) => path.parse(file).name)
  return tags.toSorted()
}

/** A version may lack additions of a newer one, but not what it depends on. */
async function requireNotTooNew(client: Client, known: string[]) {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('public.installation') IS NOT NULL AS exists`,
  )
  if (!rows[0]?.exists) return
  const answer = await client.query<{ needs: string }>(
    'SELECT needs_migration AS needs FROM public.installation',
  )
  const needs = answer.rows[0]?.needs
  if (needs === undefined || [...formerMigrations, ...known].includes(needs)) return
  throw new DatabaseStartError(
    `This version of Vitrine is too old for its database, which needs a version that knows the ` +
      `migration ${needs}: start that version or a newer one, or bring back the database of before.`,
  )
}

async function findPending(client: Client, known: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string | null }>(`SELECT name FROM ${log}`)
  const applied = new Set(rows.map(({ name }) => name))
  const pending = known.filter((tag) => !applied.has(tag))
  const baseline = pending.filter((tag) => tag <= lastOfBaseline)
  if (applied.size === 0 || baseline.length === 0) return pending
  requireAllFormer(applied)
  // The former names stay in the log, so that the version before can still start.
  for (const tag of baseline) await record(client, tag, await readMigration(tag))
  return pending.slice(baseline.length)
}

function requireAllFormer(applied: Set<string | null>) {
  const missing = formerMigrations.filter((tag) => !applied.has(tag))
  if (missing.length === 0) return
  throw new DatabaseStartError(
    `This database is from a version of Vitrine before 0.1.0 and lacks migrations that this ` +
      `version builds on (${missing[0]} is the first of ${missing.length}): start the commit ` +
      `${lastFormerCommit} once with this database, then this version. Nothing was changed.`,
  )
}

async function readMigration(tag: string): Promise<string> {
  return await readFile(path.join(migrationsFolder, `${tag}.sql`), 'utf8')
}

async function apply(client: Client, tag: string, roles: Roles) {
  const text = await readMigration(tag)
  const named = text
    .replaceAll(/\bvitrine_app\b/g, roles.app)
    .replaceAll(/\bvitrine_platform\b/g, roles.platform)
  try {
    await client.query(named)
  } catch (error) {
    throw new DatabaseStartError(
      `The migration ${tag} failed, and the database was left as it was ` +
        `(${(error as Error).message}): fix that and start again; what its role needs is in the ` +
        'README under "Your own PostgreSQL".',
      { cause: error },
    )
  }
  await record(client, tag, text)
}

async function record(client: Client, tag: string, text: string) {
  const hash = createHash('sha256').update(text).digest('hex')
  await client.query(`INSERT INTO ${log} (hash, created_at, name) VALUES ($1, $2, $3)`, [
    hash,
    Date.now(),
    tag,
  ])
}
