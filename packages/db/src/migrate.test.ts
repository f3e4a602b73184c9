import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { DatabaseStartError } from './database-start-error.ts'
import { migrateDatabase } from './migrate.ts'
import { newId } from './new-id.ts'
import { describeSchema } from './testing/describe-schema.ts'
import { fillAsBefore } from './testing/former-database.ts'
import { onServer, withDatabase } from './testing/server.ts'
import { emptyDatabaseUrl } from './testing/test-database.ts'
import { defaultRoles } from './roles.ts'
import { withClient } from './with-client.ts'

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

const ownRows = `
  SELECT s.name AS store, s.theme, p.name, p.slug, p.tags, p.paid_from, p.paid_to, p.has_variations,
    (SELECT array_agg(v.sku ORDER BY v.position) FROM variations v WHERE v.product_id = p.id) AS skus,
    (SELECT array_agg(m.change ORDER BY m.id) FROM stock_movements m WHERE m.product_id = p.id) AS stock,
    (SELECT count(*)::int FROM product_words w WHERE w.product_id = p.id) AS words,
    (SELECT needs_migration FROM installation) AS needs
  FROM stores s JOIN products p ON p.store_id = s.id`

async function aShopIn(url: string) {
  const [store, product] = [newId(), newId()]
  await onServer(
    url,
    `INSERT INTO stores (id, name, currency, country, store_domain)
       VALUES ('${store}', 'Tea House', 'EUR', 'DE', 'tea.localhost');
     INSERT INTO products (store_id, id, name, slug, price, stock, tags)
       VALUES ('${store}', '${product}', 'Sencha', 'sencha', 1290, 7, '{green}');
     INSERT INTO variations (store_id, id, product_id, position, price, sku)
       VALUES ('${store}', '${newId()}', '${product}', 0, 490, 'SEN-50')`,
  )
}

const logOf = async (url: string) =>
  (await onServer(url, 'SELECT * FROM drizzle.__drizzle_migrations ORDER BY id')).rows

test('a database of the state before 0.1.0 opens with its rows and the schema of a new one', async () => {
  const url = await aNewDatabase()
  await fillAsBefore(url)
  await aShopIn(url)
  const rows = (await onServer(url, ownRows)).rows
  const log = await logOf(url)

  await migrateDatabase(url)
  await migrateDatabase(url)

  expect(rows).toMatchObject([{ name: 'Sencha', paid_from: '490', skus: ['SEN-50'], stock: [7] }])
  expect((await onServer(url, ownRows)).rows).toEqual(rows)
  expect(await describeSchema(url)).toEqual(await describeSchema(await emptyDatabaseUrl()))
  expect((await logOf(url)).slice(0, log.length)).toEqual(log)
  expect(await applied(url)).toBe(log.length + Number(await applied(await emptyDatabaseUrl())))
})

test.each([
  ['0052_products_with_variations', '0060_available_by_columns', 17],
  ['0088_prices_from', '0089_order_prefix_and_weight_unit', 1],
])(
  'a database from before 0.1.0 that ends with %s is refused with what to do, and unchanged',
  async (last, missing, count) => {
    const url = await aNewDatabase()
    await fillAsBefore(url, last)
    const [schema, log] = [await describeSchema(url), await logOf(url)]

    await expect(migrateDatabase(url)).rejects.toThrow(
      new DatabaseStartError(
        'This database is from a version of Vitrine before 0.1.0 and lacks migrations that this ' +
          `version builds on (${missing} is the first of ${count}): start the commit 12897c23 once ` +
          'with this database, then this version. Nothing was changed.',
      ),
    )

    expect(await describeSchema(url)).toEqual(schema)
    expect(await logOf(url)).toEqual(log)
  },
)

test('a log without names is refused, too', async () => {
  const url = await aNewDatabase()
  await fillAsBefore(url)
  await onServer(url, 'ALTER TABLE drizzle.__drizzle_migrations DROP COLUMN name')
  const log = await logOf(url)

  await expect(migrateDatabase(url)).rejects.toThrow(
    /\(0001_platform is the first of 55\): start the commit 12897c23 once/,
  )

  expect(await logOf(url)).toEqual(log)
})

test('a PostgreSQL that is too old is named, and nothing else is run on it', async () => {
  const { url, queries } = await anOldPostgres('14.19')

  await expect(migrateDatabase(url)).rejects.toThrow(
    'PostgreSQL 14.19 is too old for Vitrine: set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
  expect(queries()).toBe(1)
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
  let queries = 0
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
        queries += 1
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
  return { url: `postgres://old@127.0.0.1:${port}/shops`, queries: () => queries }
}

test('a failed migration gives the reason of PostgreSQL in one sentence, and changes nothing', async () => {
  const url = await aNewDatabase()
  await onServer(url, 'CREATE TABLE stores (id integer)')

  const failure = await migrateDatabase(url).catch((error: Error) => error.message)

  expect(failure).toMatch(
    /migration 0002_accounts_and_stores failed, and the database was left as it was before it \(relation "stores" already exists\)/,
  )
  expect(failure).not.toContain('\n')
  const { rows } = await onServer(url, `SELECT to_regclass('public.installation') AS installation`)
  expect(rows).toEqual([{ installation: null }])
})

test('a migration that is chosen to end a deadlock is tried again', async () => {
  const url = await aNewDatabase()
  await onServer(
    url,
    `CREATE SEQUENCE tries;
     CREATE FUNCTION fail_once() RETURNS event_trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF nextval('tries') = 1 THEN
         RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01';
       END IF;
     END $$;
     CREATE EVENT TRIGGER fail_once ON ddl_command_end WHEN TAG IN ('CREATE POLICY')
       EXECUTE FUNCTION fail_once()`,
  )

  await migrateDatabase(url)

  const { rows } = await onServer(url, 'SELECT last_value::int AS tries FROM tries')
  expect(rows[0]?.['tries']).toBeGreaterThan(1)
})

const own = path.resolve(import.meta.dirname, '../migrations')

/** The migrations of this version and those of the next one. */
async function aNextVersion(files: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(own, folder, { recursive: true })
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(folder, `${name}.sql`), text)
  return folder
}

const namesOf = async (url: string) =>
  (await logOf(url)).map((row) => (row as { name: string }).name).slice(-2)

test('a migration that waits for a lock lets requests pass, and is done once it gets it', async () => {
  const url = await emptyDatabaseUrl()
  const folder = await aNextVersion({
    '9001_of_tests': 'ALTER TABLE stores ADD COLUMN motto text',
  })

  await withClient(url, async (report) => {
    await report.query('BEGIN; SELECT * FROM stores')
    const migrated = migrateDatabase(url, defaultRoles, { folder })
    const waits: number[] = []
    for (let at = 0; at < 14; at += 1) {
      const started = performance.now()
      await onServer(url, 'SELECT count(*) FROM stores')
      waits.push(performance.now() - started)
      await wait(250)
    }
    await report.query('COMMIT')
    await migrated

    expect(Math.max(...waits)).toBeLessThan(3000)
    expect(Math.max(...waits)).toBeGreaterThan(500)
  })

  expect(await namesOf(url)).toContain('9001_of_tests')
  await onServer(url, 'SELECT motto FROM stores')
})

test('a migration that fails leaves those before it, which only add', async () => {
  const url = await emptyDatabaseUrl()
  const folder = await aNextVersion({
    '9001_of_tests': 'ALTER TABLE stores ADD COLUMN motto text',
    '9002_of_tests':
      'ALTER TABLE stores ADD COLUMN song text; ALTER TABLE nothing ADD COLUMN x text',
  })

  await expect(migrateDatabase(url, defaultRoles, { folder })).rejects.toThrow(
    /migration 9002_of_tests failed.+left as it was before it/,
  )

  expect((await namesOf(url)).at(-1)).toBe('9001_of_tests')
  await onServer(url, 'SELECT motto FROM stores')
  await expect(onServer(url, 'SELECT song FROM stores')).rejects.toThrow(/song/)
})

test('indexes are made beside orders, and in one go in a new database', async () => {
  const text = `-- outside transactions
    DROP INDEX CONCURRENTLY IF EXISTS stores_motto;
    CREATE INDEX CONCURRENTLY stores_motto ON stores (country);`
  const folder = await aNextVersion({ '9001_of_tests': text })
  const [served, fresh] = [await emptyDatabaseUrl(), await aNewDatabase()]
  for (const url of [served, fresh]) {
    await Promise.all([1, 2].map(() => migrateDatabase(url, defaultRoles, { folder })))
    const { rows } = await onServer(
      url,
      `SELECT indisvalid FROM pg_index WHERE indexrelid = 'stores_motto'::regclass`,
    )
    expect(rows).toEqual([{ indisvalid: true }])
  }
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
