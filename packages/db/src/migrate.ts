import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import { DatabaseStartError } from './database-start-error.ts'
import { formerMigrations, lastFormerCommit } from './former-migrations.ts'
import { defaultRoles, type Roles } from './roles.ts'
import { splitStatements } from './split-statements.ts'
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

interface MigrateOptions {
  folder?: string
  upTo?: string | undefined
}

/**
 * Applies pending migrations while the previous version serves: each is a transaction that gives up
 * a lock it does not get within two seconds, lets others pass, and is tried again. A new database
 * gets all of them or none. Leaves a newer compatible schema unchanged.
 * @param url of the tables' owner, not through a pooler: the lock belongs to the session
 * @param options a folder of files, for tests, and the last migration to apply, for restoring a backup
 * @throws DatabaseStartError with PostgreSQL's reason, or when the schema is too new
 */
export async function migrateDatabase(
  url: string,
  roles: Roles = defaultRoles,
  { folder = migrationsFolder, upTo }: MigrateOptions = {},
): Promise<void> {
  await withClient(url, async (client) => {
    await requireNewEnough(client)
    await waitForTurn(client)
    const known = await listMigrations(folder)
    await requireNotTooNew(client, known)
    const applicable = upTo === undefined ? known : known.filter((tag) => tag <= upTo)
    const migrations = { client, roles, folder }
    const { pending, isNew } = await patiently(client, async () => {
      await client.query(createLog)
      const { applied, pending: found } = await findPending(migrations, applicable)
      if (applied === 0) for (const tag of found) await apply(migrations, tag, withoutConcurrency)
      return { pending: found, isNew: applied === 0 }
    })
    if (isNew) return
    for (const tag of pending)
      if (await isOutsideTransactions(migrations, tag)) await applyOutside(migrations, tag)
      else await patiently(client, () => apply(migrations, tag))
  })
}

interface Migrations {
  client: Client
  roles: Roles
  folder: string
}

/** A waiting `pg_advisory_lock` would be a transaction that CREATE INDEX CONCURRENTLY waits for. */
async function waitForTurn(client: Client) {
  for (;;) {
    const { rows } = await client.query<{ ours: boolean }>(
      `SELECT pg_try_advisory_lock(${turn}) AS ours`,
    )
    if (rows[0]?.ours) return
    await wait(100)
  }
}

const lockTimeoutMs = 2000
const briefLockTimeoutMs = 300
const maxTries = 30
const maxPauseMs = 3000

/** Requests queue behind a lock that we wait for, so we wait briefly and let them pass. */
async function patiently<Result>(
  client: Client,
  work: () => Promise<Result>,
  timeoutMs = lockTimeoutMs,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${timeoutMs}`)
      const result = await work()
      await client.query('COMMIT')
      return result
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {})
      if (tries === maxTries || !isPassing(error)) throw error
      await wait(Math.min(100 * 2 ** tries, maxPauseMs))
    }
  }
}

/** Deadlock and lock timeout: the previous version still takes orders. */
const passing = new Set(['40P01', '55P03'])

function isPassing(error: unknown) {
  const cause = error instanceof DatabaseStartError ? error.cause : error
  return cause instanceof DatabaseError && passing.has(cause.code ?? '')
}

/** First line of files with statements that PostgreSQL refuses in a transaction. */
const outsideTransactions = '-- outside transactions'

async function isOutsideTransactions({ folder }: Migrations, tag: string) {
  return (await readMigration(folder, tag)).startsWith(outsideTransactions)
}

async function applyOutside(migrations: Migrations, tag: string) {
  const { client, folder } = migrations
  const text = await readMigration(folder, tag)
  for (const statement of splitStatements(text)) {
    const attempt = () => run(migrations, tag, statement)
    // A transaction each, so that only one table at a time is waited for, and briefly.
    await (isConcurrent(statement) ? attempt() : patiently(client, attempt, briefLockTimeoutMs))
  }
  await record(client, tag, text)
}

const isConcurrent = (statement: string) => /\bCONCURRENTLY\b/i.test(statement)

/** Nobody uses a new database, and it gets all migrations in one transaction. */
function withoutConcurrency(text: string) {
  return text.replaceAll(/\bINDEX CONCURRENTLY\b/gi, 'INDEX')
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
export async function listMigrations(folder = migrationsFolder): Promise<string[]> {
  const files = await readdir(folder)
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

async function findPending({ client, folder }: Migrations, known: string[]) {
  const { rows } = await client.query<{ name: string | null }>(`SELECT name FROM ${log}`)
  const applied = new Set(rows.map(({ name }) => name))
  const pending = known.filter((tag) => !applied.has(tag))
  const baseline = pending.filter((tag) => tag <= lastOfBaseline)
  if (applied.size === 0 || baseline.length === 0) return { applied: applied.size, pending }
  requireAllFormer(applied)
  // The former names stay in the log, so that the version before can still start.
  for (const tag of baseline) await record(client, tag, await readMigration(folder, tag))
  return { applied: applied.size, pending: pending.slice(baseline.length) }
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

async function readMigration(folder: string, tag: string): Promise<string> {
  return await readFile(path.join(folder, `${tag}.sql`), 'utf8')
}

async function apply(migrations: Migrations, tag: string, adapt = (text: string) => text) {
  const text = await readMigration(migrations.folder, tag)
  await run(migrations, tag, adapt(text))
  await record(migrations.client, tag, text)
}

async function run({ client, roles }: Migrations, tag: string, text: string) {
  const named = text
    .replaceAll(/\bvitrine_app\b/g, roles.app)
    .replaceAll(/\bvitrine_platform\b/g, roles.platform)
  try {
    // One by one, also within a transaction: Citus passes the whole text of a query on to its nodes.
    for (const statement of splitStatements(named)) await client.query(statement)
  } catch (error) {
    throw new DatabaseStartError(
      `The migration ${tag} failed, and the database was left as it was before it ` +
        `(${(error as Error).message}): fix that and start again; what its role needs is in the ` +
        'README under "Your own PostgreSQL".',
      { cause: error },
    )
  }
}

async function record(client: Client, tag: string, text: string) {
  const hash = createHash('sha256').update(text).digest('hex')
  await client.query(`INSERT INTO ${log} (hash, created_at, name) VALUES ($1, $2, $3)`, [
    hash,
    Date.now(),
    tag,
  ])
}
