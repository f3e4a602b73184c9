import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { DatabaseStartError } from './database-start-error.ts'
import type { Roles } from './roles.ts'

export interface CopiedTable {
  name: string
  columns: string[]
  /** Row policies hide its rows from the owner. */
  isTenant: boolean
}

/** Rate limits: a crash loses them, too. */
const unlogged = `c.relpersistence = 'u'`

/** Lists all tables, without those whose content a crash may lose anyway. */
export async function listTables(client: Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `SELECT c.relname AS name, c.relforcerowsecurity AS "isTenant",
       array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT ${unlogged}
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.oid ORDER BY c.relname`,
  )
  return rows
}

export async function listApplied(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM drizzle.__drizzle_migrations WHERE name IS NOT NULL ORDER BY name',
  )
  return rows.map(({ name }) => name)
}

export async function listSequences(client: Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' ORDER BY sequencename`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Jobs that have not begun; those of the night are planned again by any start. */
export async function listJobs(client: Client): Promise<object[]> {
  const { rows: found } = await client.query(`SELECT to_regclass('pgboss.job') AS name`)
  if ((found[0] as { name: string | null }).name === null) return []
  const { rows } = await client.query<object>(
    `SELECT name, data, start_after AS "startAfter" FROM pgboss.job
     WHERE state IN ('created', 'retry') AND data <> '{}' AND name NOT LIKE 'failed%'
     ORDER BY created_on`,
  )
  return rows
}

/**
 * Lets an owner who may create roles read the rows of stores, as it could anyway; another one needs
 * an administrator's grant, and `copyOut` says which.
 */
export async function joinStores(client: Client, { app }: Roles): Promise<void> {
  if (await seesAll(client)) return
  const isIn = await client.query(`SET ROLE ${app}; RESET ROLE`).then(
    () => true,
    () => false,
  )
  if (!isIn) await client.query(`GRANT ${app} TO CURRENT_USER`).catch(() => {})
}

export async function beginSnapshot(client: Client): Promise<void> {
  await client.query(
    'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0',
  )
}

/** Writes a table as PostgreSQL's COPY text; within a snapshot. */
export async function copyOut(
  client: Client,
  { name, columns, isTenant }: CopiedTable,
  { roles, target }: { roles: Roles; target: () => Writable },
): Promise<void> {
  const list = columns.map(quoted).join(', ')
  const out = async (end: boolean) => {
    const stream = client.query(copyTo(`COPY (SELECT ${list} FROM ${quoted(name)}) TO STDOUT`))
    await pipeline(stream, writable, { end })
  }
  const writable = target()
  if (!isTenant || (await seesAll(client))) return await out(true)
  const { rows } = await client.query<{ id: string }>('SELECT id FROM stores ORDER BY id')
  await client.query(`SET LOCAL ROLE ${roles.app}`).catch((error: unknown) => {
    throw new DatabaseStartError(
      `The owner of the tables may not read the rows of shops: GRANT ${roles.app} to it, or back ` +
        'up with a role that may bypass row-level security.',
      { cause: error },
    )
  })
  for (const { id } of rows) {
    await client.query(`SET LOCAL app.store_id = '${id}'`)
    await out(false)
  }
  await client.query('RESET ROLE')
  writable.end()
}

async function seesAll(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    'SELECT rolsuper OR rolbypassrls AS all FROM pg_roles WHERE rolname = current_user',
  )
  return rows[0]?.all ?? false
}

/**
 * Fills an empty, migrated database within the caller's transaction. Triggers are off, since their
 * rows are in the tables already; policies do not bind the owner meanwhile.
 */
export async function copyIn(
  client: Client,
  tables: CopiedTable[],
  source: (table: CopiedTable) => Readable,
): Promise<void> {
  const ordered = await inOrderOfReferences(client, tables)
  for (const { name, isTenant } of ordered) {
    if (isTenant) await client.query(`ALTER TABLE ${quoted(name)} NO FORCE ROW LEVEL SECURITY`)
    await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`)
  }
  for (const { name } of ordered.toReversed()) await client.query(`DELETE FROM ${quoted(name)}`)
  for (const table of ordered) {
    const list = table.columns.map(quoted).join(', ')
    const stream = client.query(copyFrom(`COPY ${quoted(table.name)} (${list}) FROM STDIN`))
    await pipeline(source(table), stream)
  }
  await client.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const { name, isTenant } of ordered) {
    await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`)
    if (isTenant) await client.query(`ALTER TABLE ${quoted(name)} FORCE ROW LEVEL SECURITY`)
  }
}

export async function setSequences(client: Client, values: Record<string, string | null>) {
  for (const [name, value] of Object.entries(values))
    if (value !== null) await client.query('SELECT setval($1::regclass, $2)', [name, value])
}

/** References that are checked at the commit do not count. */
async function inOrderOfReferences(client: Client, tables: CopiedTable[]) {
  const { rows } = await client.query<{ name: string; to: string }>(
    `SELECT conrelid::regclass::text AS name, confrelid::regclass::text AS to FROM pg_constraint
     WHERE contype = 'f' AND NOT condeferrable AND conrelid <> confrelid`,
  )
  const ordered: CopiedTable[] = []
  const waiting = [...tables]
  while (waiting.length) {
    const isFree = ({ name }: CopiedTable) =>
      rows.every((row) => row.name !== name || !waiting.some((each) => each.name === row.to))
    const free = waiting.findIndex(isFree)
    if (free === -1) throw new Error('Tables refer to each other in a circle.')
    ordered.push(...waiting.splice(free, 1))
  }
  return ordered
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
