import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrateDatabase } from './migrate.ts'
import { newId } from './new-id.ts'
import { onServer, withDatabase } from './testing/server.ts'
import { emptyDatabaseUrl } from './testing/test-database.ts'

async function applied(url: string) {
  const { rows } = await onServer(
    url,
    'SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations',
  )
  return rows[0]?.['n']
}

test('processes that migrate at once take turns, and a migrated database stays as it is', async () => {
  const url = await aNewDatabase()

  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  await migrateDatabase(url)

  expect(await applied(url)).toBe(await applied(await emptyDatabaseUrl()))
})

async function aNewDatabase() {
  const name = `vitrine_new_${newId().replaceAll('-', '')}`
  await onServer(inject('databaseUrl'), `CREATE DATABASE ${name}`)
  onTestFinished(async () => {
    await onServer(inject('databaseUrl'), `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return withDatabase(inject('databaseUrl'), name)
}

test('a database from before migrations had names is brought on from where it was', async () => {
  const url = await emptyDatabaseUrl()
  await onServer(
    url,
    `DELETE FROM drizzle.__drizzle_migrations
       WHERE name IN ('0060_available_by_columns', '0061_installation');
     ALTER TABLE drizzle.__drizzle_migrations DROP COLUMN name;
     DROP TABLE installation;
     DROP FUNCTION is_available;
     CREATE FUNCTION is_available(p products) RETURNS boolean LANGUAGE sql RETURN p.in_stock`,
  )

  await migrateDatabase(url)

  await onServer(url, 'SELECT needs_migration FROM installation')
  expect(await functionsOverRows(url)).toEqual([])
})

test('a migration whose moment was written anew is known by its text', async () => {
  const url = await emptyDatabaseUrl()
  const before = await applied(url)
  await onServer(
    url,
    `UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1000000
       WHERE name IN ('0020_what_orders_cost', '0046_draft_orders');
     ALTER TABLE drizzle.__drizzle_migrations DROP COLUMN name`,
  )

  await migrateDatabase(url)

  expect(await applied(url)).toBe(before)
})

test('a PostgreSQL that is too old is named, and asked for nothing else', async () => {
  const { url, asked } = await anOldPostgres('14.19')

  await expect(migrateDatabase(url)).rejects.toThrow(
    'PostgreSQL 14.19 is too old for Vitrine: set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
  expect(asked()).toBe(1)
})

function message(type: string, body: Buffer) {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function int(value: number, bytes: number) {
  const buffer = Buffer.alloc(bytes)
  buffer.writeIntBE(value, 0, bytes)
  return buffer
}

async function anOldPostgres(version: string) {
  let asked = 0
  const text = Buffer.from(version)
  const ready = message('Z', Buffer.from('I'))
  const column = [
    Buffer.from('version\0'),
    int(0, 6),
    int(25, 4),
    int(-1, 2),
    int(-1, 4),
    int(0, 2),
  ]
  const server = createServer((socket) => {
    let isOpen = false
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      if (!isOpen) socket.write(Buffer.concat([message('R', int(0, 4)), ready]))
      else if (bytes.toString('latin1', 0, 1) === 'Q') {
        asked += 1
        socket.write(
          Buffer.concat([
            message('T', Buffer.concat([int(1, 2), ...column])),
            message('D', Buffer.concat([int(1, 2), int(text.length, 4), text])),
            message('C', Buffer.from('SELECT 1\0')),
            ready,
          ]),
        )
      }
      isOpen = true
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `postgres://old@127.0.0.1:${port}/shops`, asked: () => asked }
}

test('a failed migration gives the reason of PostgreSQL in one sentence, and changes nothing', async () => {
  const url = await aNewDatabase()
  await onServer(url, 'CREATE TABLE stores (id integer)')

  const failure = await migrateDatabase(url).catch((error: Error) => error.message)

  expect(failure).toMatch(
    /migration 0001_platform failed, and the database was left as it was \(relation "stores" already exists\)/,
  )
  expect(failure).not.toContain('\n')
  const { rows } = await onServer(url, `SELECT to_regclass('public.users') AS users`)
  expect(rows).toEqual([{ users: null }])
})

test('a migration that is chosen to end a deadlock is tried again', async () => {
  const url = await aNewDatabase()
  await migrateDatabase(url)
  await onServer(
    url,
    `DELETE FROM drizzle.__drizzle_migrations WHERE name = '0061_installation';
     ALTER TABLE installation RENAME TO installation_of_before;
     CREATE SEQUENCE tries;
     CREATE FUNCTION fail_once() RETURNS event_trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF nextval('tries') = 1 THEN
         RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01';
       END IF;
     END $$;
     CREATE EVENT TRIGGER fail_once ON ddl_command_end WHEN TAG IN ('CREATE TABLE')
       EXECUTE FUNCTION fail_once();
     ALTER INDEX installation_pkey RENAME TO installation_of_before_pkey`,
  )

  await migrateDatabase(url)

  const { rows } = await onServer(url, 'SELECT last_value::int AS tries FROM tries')
  expect(rows[0]?.['tries']).toBeGreaterThan(1)
})

test('a version that the newer schema still carries starts beside it; an older one is refused', async () => {
  const url = await emptyDatabaseUrl()
  await onServer(
    url,
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at, name)
     VALUES ('', 9000000000000, '9000_of_a_newer_version')`,
  )
  await migrateDatabase(url)

  await onServer(url, `UPDATE installation SET needs_migration = '9000_of_a_newer_version'`)

  await expect(migrateDatabase(url)).rejects.toThrow(
    /^This version of Vitrine is too old for its database, .*9000_of_a_newer_version.*\.$/,
  )
})

// PostgreSQL of November 2026 and later refuses to add a column with a default to such a table.
test('no function takes or gives rows of a table', async () => {
  const url = await emptyDatabaseUrl()
  expect(await functionsOverRows(url)).toEqual([])

  await onServer(url, 'CREATE FUNCTION is_dear(p products) RETURNS boolean RETURN p.price > 1')
  expect(await functionsOverRows(url)).toEqual(['is_dear(products)'])
})

async function functionsOverRows(url: string) {
  const { rows } = await onServer(
    url,
    `SELECT DISTINCT p.oid::regprocedure::text AS name FROM pg_proc p
       CROSS JOIN LATERAL unnest(p.proargtypes::oid[] || p.proallargtypes || p.prorettype) used
       JOIN pg_type t ON t.oid = used
       LEFT JOIN pg_type element ON element.oid = t.typelem
       JOIN pg_class c ON c.oid IN (t.typrelid, element.typrelid)
     WHERE p.pronamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')`,
  )
  return rows.map(({ name }) => name)
}
