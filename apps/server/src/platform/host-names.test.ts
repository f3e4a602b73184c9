import type { Database } from '@vitrine/db/database.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { leftSubdomains, stores } from '@vitrine/db/schema/stores.ts'
import { namesChanged } from '@vitrine/db/store-version.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { eq } from 'drizzle-orm'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { aDomain } from '../testing/a-domain.ts'
import { startShop } from '../testing/start-shop.ts'
import { createHosts } from './hosts.ts'
import { listenStoreChanges } from './listen-store-changes.ts'

const db = openTestDatabase()
const shop = startShop({}, db)

/** The hosts of another process that listens for changes, with a database that can fail. */
async function anotherProcess() {
  const database = { queries: 0, isDown: false }
  const platform = {
    execute(...query: Parameters<Database['platform']['execute']>) {
      database.queries += 1
      if (database.isDown) return Promise.reject(new Error('connect ECONNREFUSED'))
      return db.platform.execute(...query)
    },
  }
  const hosts = createHosts({ ...db, platform } as unknown as Database, { mainHost: 'localhost' })
  let hasBegun = false
  const stop = listenStoreChanges(inject('databaseUrl'), {
    onStore: (storeId) => hosts.forgetContent(storeId),
    onNames: (storeId) => hosts.forget(storeId),
    onListening() {
      hosts.setListening(true)
      hosts.forgetAll()
      hasBegun = true
    },
    onDisconnected: () => hosts.setListening(false),
  })
  onTestFinished(stop)
  await vi.waitUntil(() => hasBegun)
  await hosts.readNames()
  return { hosts, database }
}

test('a scan of unknown names costs no query, and no name of it is served', async () => {
  const { hosts, database } = await anotherProcess()
  database.isDown = true
  const before = database.queries

  for (let at = 0; at < 10_000; at += 1) {
    const name = `n${at}.scan.example`
    expect(hosts.isServed(name)).toBe(false)
    expect(await hosts.resolve(name)).toEqual({ kind: 'unknown' })
  }
  expect(database.queries).toBe(before)
})

test('every process learns of a domain as soon as it is verified, moved or removed', async () => {
  const store = await shop.aStore()
  const { hosts } = await anotherProcess()
  const domain = await aDomain(shop, store, { isPrimary: true })

  await vi.waitUntil(() => hosts.isServed(domain))
  expect(await hosts.resolve(domain)).toMatchObject({
    kind: 'store',
    store: { storeId: store.storeId, shownDomain: domain },
  })

  const change = (values: Partial<typeof stores.$inferInsert>) =>
    db.platform.update(stores).set(values).where(eq(stores.id, store.storeId))
  const suspensions = { billing: { reason: 'Unpaid.', since: '2026-11-25T12:00:00.000Z' } }
  await change({ status: 'suspended', statusBefore: 'live', suspensions })
  await vi.waitUntil(() => !hosts.isServed(domain))
  expect(hosts.isServed(store.storeDomain)).toBe(false)
  await change({ status: 'live', statusBefore: null, suspensions: {} })
  await vi.waitUntil(() => hosts.isServed(domain))

  await db.platform.delete(stores).where(eq(stores.id, store.storeId))
  await vi.waitUntil(() => !hosts.isServed(domain))
  expect(await hosts.resolve(domain)).toEqual({ kind: 'unknown' })
})

test('every process learns of a new shop and of a subdomain that is left', async () => {
  const { hosts } = await anotherProcess()
  const store = await shop.aStore()
  await vi.waitUntil(() => hosts.isServed(store.storeDomain))

  const storeDomain = `moved-${store.storeId}.localhost`
  const left = { storeDomain: store.storeDomain, storeId: store.storeId, leftAt: new Date() }
  await db.platform.insert(leftSubdomains).values(left)
  await db.platform.update(stores).set({ storeDomain }).where(eq(stores.id, store.storeId))
  await vi.waitUntil(() => hosts.isServed(storeDomain))
  // Its redirect needs a certificate.
  expect(hosts.isServed(store.storeDomain)).toBe(true)
  expect(await hosts.resolve(store.storeDomain)).toEqual({ kind: 'unknown', movedTo: storeDomain })
})

test('while the database is away, names and known shops are answered from memory', async () => {
  const store = await shop.aStore()
  const domain = await aDomain(shop, store, { isPrimary: true })
  const { hosts, database } = await anotherProcess()
  await hosts.resolve(domain)
  database.isDown = true
  hosts.setListening(false)

  expect(hosts.isServed(domain)).toBe(true)
  expect(hosts.isServed('www.localhost')).toBe(true)
  expect(hosts.isServed(`x-${domain}`)).toBe(false)
  expect(await hosts.resolve(domain)).toMatchObject({ kind: 'store' })
  await expect(hosts.resolve(`x-${domain}`)).rejects.toThrow('ECONNREFUSED')
})

test('a change whose read failed is read again, and the old names answer handshakes meanwhile', async () => {
  const store = await shop.aStore()
  const { hosts, database } = await anotherProcess()
  database.isDown = true
  const before = database.queries
  const domain = await aDomain(shop, store)
  await vi.waitUntil(() => database.queries > before)
  expect(hosts.isServed(store.storeDomain)).toBe(true)
  expect(hosts.isServed(domain)).toBe(false)

  database.isDown = false
  await vi.waitUntil(() => hosts.isServed(domain), { timeout: 5000 })
})

test('a claim that nobody has proved tells no process anything', async () => {
  const store = await shop.aStore()
  const notified: string[] = []
  await withClient(inject('databaseUrl'), async (client) => {
    client.on('notification', ({ payload }) => notified.push(String(payload)))
    await client.query(`LISTEN ${namesChanged}`)
    await aDomain(shop, store, { status: 'pending' })
    await aDomain(shop, store, { domain: `www.tea-${store.storeId}.example` })
    await vi.waitUntil(() => notified.includes(store.storeId))
  })
  expect(notified.filter((storeId) => storeId === store.storeId)).toHaveLength(1)
})
