import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { openDatabase } from '@vitrine/db/database.ts'
import { startEmbeddedPostgres } from '@vitrine/db/embedded-postgres.ts'
import { migrateDatabase } from '@vitrine/db/migrate.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { anAddress, atPlainCheckout } from '../testing/a-plain-shopper.ts'
import { aShopper } from '../testing/a-shopper.ts'
import { startStorefront } from '../testing/start-storefront.ts'
import { type OwnedStore, type Shop, startShop } from '../testing/start-shop.ts'

/** A PostgreSQL of its own, to be locked, frozen and made read-only. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-faults-'))
await chmod(dataDir, 0o755)
const server = await startEmbeddedPostgres({ dataDir, durable: false })
await migrateDatabase(server.url)
const database = openDatabase(server.url, { poolSize: 5 })
const shop: Shop = startShop({}, database)
const storefront = await startStorefront(undefined, {}, database)
let store: OwnedStore
beforeAll(async () => {
  store = await shop.aStore()
})
afterAll(async () => {
  await database.close()
  await server.stop()
  await rm(dataDir, { recursive: true })
})

const busy = { status: 503, body: { code: 'unavailable' } }

async function anAdministrator() {
  const client = new Client({ connectionString: server.url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function lockRowsOf({ id }: { id: string }) {
  const client = await anAdministrator()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM products WHERE id = $1 FOR UPDATE', [id])
  return async () => void (await client.query('ROLLBACK'))
}

test('an order whose product is locked for long is retried, and placed then', async () => {
  const sencha = await shop.aProduct(store, { stock: 5 })
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product: sencha, quantity: 1 }])
  const release = await lockRowsOf(sencha)
  const key = newId()

  const answers = await Promise.all(
    Array.from({ length: 4 }, () => shopper.place(agreed, { key: newId() })),
  )
  const own = await shopper.place(agreed, { key })
  for (const answer of [...answers, own]) {
    expect(answer).toMatchObject(busy)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }

  await release()
  expect(await shopper.place(agreed, { key })).toMatchObject({ status: 201 })
})

test('without JavaScript the form comes back with all that was typed', async () => {
  const { sencha, shopper, page } = await atPlainCheckout(storefront.shop)
  const release = await lockRowsOf(sencha)

  const typed = anAddress()
  const refused = await shopper.press(page, 'place', typed)

  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBeTruthy()
  expect(refused.html).toContain('The shop is very busy')
  expect(refused.html).toContain('Trying again is safe')
  expect(Object.fromEntries(refused.form)).toMatchObject(typed)
  await release()
  expect((await shopper.press(refused, 'place')).status).toBe(303)
})

test('a database that takes no writes is named once, and what only reads is answered', async () => {
  const administrator = await anAdministrator()
  const product = await shop.aProduct(store, { name: 'Gyokuro', stock: 5 })
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product, quantity: 1 }])
  await setReadOnly(administrator, true)
  onTestFinished(() => setReadOnly(administrator, false))
  const before = shop.logged.length

  const body = { storeId: store.storeId, name: 'Matcha', price: 20 }
  const added = await shop.call('POST', '/api/products/add-product', { as: store.owner, body })
  const placed = await shopper.place(agreed)
  const { email, password } = store.owner
  const signedIn = await shop.call('POST', '/api/auth/login', { body: { email, password } })
  const read = await shop.call('GET', '/api/products/fetch-products', {
    host: store.storeDomain,
    body: { storeId: store.storeId },
  })

  expect([added, placed, signedIn].map(({ status }) => status)).toEqual([503, 503, 503])
  expect(read.status).toBe(200)
  const lines = shop.logged.slice(before).filter((line) => line.includes('25006'))
  expect(lines).toHaveLength(1)
  expect(shop.logged.slice(before).join('')).not.toContain('"level":"error"')
})

// As Citus answers a statement that was planned before a shard was split, and one whose node ended.
test.each([
  ['40001', 'shard for the given value does not exist', '40001: a shop moved to another node'],
  ['XX000', 'server closed the connection unexpectedly', 'XX000: a node ended during a statement'],
])(
  'an order that a node refuses with %s is retried, and placed then',
  async (state, message, reason) => {
    const administrator = await anAdministrator()
    const product = await shop.aProduct(store, { stock: 5 })
    const shopper = aShopper(shop, store)
    const agreed = await shopper.agreeTo([{ product, quantity: 1 }])
    await administrator.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION '${message}' USING ERRCODE = '${state}';
      END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON orders EXECUTE FUNCTION refuse()`)
    onTestFinished(async () => void (await administrator.query('DROP FUNCTION refuse CASCADE')))
    const before = shop.logged.length
    const key = newId()

    expect(await shopper.place(agreed, { key })).toMatchObject(busy)
    expect(shop.logged.slice(before).join('')).toContain(`"${reason}"`)

    await administrator.query('DROP TRIGGER refuse ON orders')
    expect(await shopper.place(agreed, { key })).toMatchObject({ status: 201 })
  },
)

async function setReadOnly(administrator: Client, isReadOnly: boolean) {
  const value = isReadOnly ? 'on' : 'off'
  await administrator.query(`SET default_transaction_read_only = off`)
  await administrator.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
  await administrator.query('SELECT pg_reload_conf()')
  const { rows } = await administrator.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await administrator.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE backend_type = 'client backend' AND pid <> $1`,
    [rows[0]?.pid],
  )
}

test('a frozen database is 503 for signed-in users, too', { timeout: 60_000 }, async () => {
  const administrator = await anAdministrator()
  const { rows } = await administrator.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'`,
  )
  const pids = [server.pid, ...rows.map(({ pid }) => pid)]
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  // Each once: a backend may end before the test does.
  const thaw = () => pids.splice(0).forEach((pid) => process.kill(pid, 'SIGCONT'))
  onTestFinished(thaw)

  const { storeId, owner } = store
  const startedAt = performance.now()
  const answers = await Promise.all([
    shop.call('GET', '/api/auth/check-auth', { as: owner }),
    shop.call('GET', '/api/orders', { as: owner, body: { storeId } }),
    shop.call('POST', '/api/page/add-page', { as: owner, body: { storeId, name: 'Tea' } }),
    shop.call('POST', '/api/auth/login', {
      body: { email: owner.email, password: owner.password },
    }),
    shop.call('GET', '/api/orders', { headers: { authorization: `Bearer vit_live_${newId()}` } }),
  ])

  expect(answers.slice(0, 4).map(({ status }) => status)).toEqual([503, 503, 503, 503])
  for (const { headers } of answers.slice(0, 4)) expect(headers.get('retry-after')).toBeTruthy()
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  thaw()
  await expect
    .poll(async () => (await shop.call('GET', '/api/auth/check-auth', { as: owner })).status, {
      timeout: 10_000,
    })
    .toBe(200)
})
