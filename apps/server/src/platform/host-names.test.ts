import type { Database } from '@vitrine/db/database.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { domains, leftSubdomains, stores } from '@vitrine/db/schema/stores.ts'
import { namesChanged } from '@vitrine/db/store-version.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { aDomain } from '../testing/a-domain.ts'
import { openListeningHosts } from '../testing/listening-hosts.ts'
import { startShop } from '../testing/start-shop.ts'
import { createHosts } from './hosts.ts'

const db = openTestDatabase()
const shop = startShop({}, db)

/** A database that can fail, or withhold the answer to its next query. */
function aFaultyDatabase() {
  const faults = { queries: 0, isDown: false }
  let withheld: Promise<void> | undefined
  const platform = {
    async execute(...query: Parameters<Database['platform']['execute']>) {
      faults.queries += 1
      if (faults.isDown) throw new Error('connect ECONNREFUSED')
      const until = withheld
      withheld = undefined
      const answer = await db.platform.execute(...query)
      await until
      return answer
    },
  }
  const withholdNext = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    withheld = promise
    return resolve
  }
  return Object.assign(faults, {
    withholdNext,
    database: { ...db, platform } as unknown as Database,
  })
}

async function aProcessThatStarts() {
  const faults = aFaultyDatabase()
  const { stop, ...process } = await openListeningHosts(faults.database)
  onTestFinished(stop)
  return { ...process, faults }
}

async function anotherProcess() {
  const process = await aProcessThatStarts()
  process.hosts.readNames()
  await process.hosts.whenNamesRead
  return process
}

test('before the names are read, each host is looked up by itself, an unknown one once', async () => {
  const store = await shop.aStore()
  // It does not listen: changes of other tests' shops would have unknown hosts looked up again.
  const faults = aFaultyDatabase()
  const hosts = createHosts(faults.database, { mainHost: 'localhost' })

  expect(hosts.isServed(store.storeDomain)).toBe(false)
  expect(await hosts.resolve(store.storeDomain)).toMatchObject({ kind: 'store' })
  expect(hosts.isServed(store.storeDomain)).toBe(true)

  const before = faults.queries
  expect(await hosts.resolve(store.storeDomain)).toMatchObject({ kind: 'store' })
  expect(faults.queries).toBe(before)
  for (let at = 0; at < 3; at += 1)
    expect(await hosts.resolve('nobody.localhost')).toEqual({ kind: 'unknown' })
  expect(faults.queries).toBe(before + 1)
})

test('the names of many shops are read in several batches', async () => {
  const { hosts, faults } = await aProcessThatStarts()
  const prefix = `many-${newId()}`
  await db.platform.execute(sql`
    INSERT INTO stores (id, name, currency, country, store_domain)
    SELECT gen_random_uuid(), 'Shop', 'EUR', 'DE', ${prefix} || n || '.localhost'
    FROM generate_series(1, 501) n`)
  onTestFinished(async () => {
    // The server's own connections would stop the statement after three seconds.
    await withClient(inject('databaseUrl'), (owner) =>
      owner.query('DELETE FROM stores WHERE store_domain LIKE $1', [`${prefix}%`]),
    )
  })

  hosts.readNames()
  await hosts.whenNamesRead

  expect(faults.queries).toBeGreaterThan(1)
  for (let n = 1; n <= 501; n += 1)
    expect([n, hosts.isServed(`${prefix}${n}.localhost`)]).toEqual([n, true])
})

test('an older batch does not undo a change that arrived while it was read', async () => {
  const store = await shop.aStore()
  const domain = await aDomain(shop, store)
  const { hosts, notified, faults } = await aProcessThatStarts()

  const answer = faults.withholdNext()
  hosts.readNames()
  await db.platform.delete(domains).where(eq(domains.domain, domain))
  await vi.waitUntil(() => notified.includes(store.storeId))
  expect(await hosts.resolve(domain)).toEqual({ kind: 'unknown' })
  expect(await hosts.resolve(store.storeDomain)).toMatchObject({ kind: 'store' })
  answer()

  await hosts.whenNamesRead
  expect(hosts.isServed(domain)).toBe(false)
  expect(hosts.isServed(store.storeDomain)).toBe(true)
  expect(await hosts.resolve(domain)).toEqual({ kind: 'unknown' })
})

test('an older look-up does not undo a change that arrived while it was read', async () => {
  const store = await shop.aStore()
  const domain = await aDomain(shop, store)
  const { hosts, notified, faults } = await aProcessThatStarts()

  const answer = faults.withholdNext()
  const visit = hosts.resolve(domain)
  await vi.waitUntil(() => faults.queries === 1)
  await db.platform.delete(domains).where(eq(domains.domain, domain))
  await vi.waitUntil(() => notified.includes(store.storeId))
  hosts.readNames()
  await hosts.whenNamesRead
  answer()
  await visit

  expect(hosts.isServed(domain)).toBe(false)
  expect(await hosts.resolve(domain)).toEqual({ kind: 'unknown' })
})

test('names whose read failed are read again', async () => {
  const store = await shop.aStore()
  const { hosts, faults } = await aProcessThatStarts()
  faults.isDown = true
  hosts.readNames()
  await vi.waitUntil(() => faults.queries > 0)
  await expect(hosts.resolve(store.storeDomain)).rejects.toThrow('ECONNREFUSED')

  faults.isDown = false
  await hosts.whenNamesRead
  expect(hosts.isServed(store.storeDomain)).toBe(true)
})

test('a shop that was deleted unnoticed is forgotten when notifications arrive again', async () => {
  const store = await shop.aStore()
  const { hosts } = await anotherProcess()
  hosts.setListening(false)
  await withClient(inject('databaseUrl'), async (owner) => {
    await owner.query('SET session_replication_role = replica')
    await owner.query('DELETE FROM stores WHERE id = $1', [store.storeId])
  })
  expect(hosts.isServed(store.storeDomain)).toBe(true)

  hosts.setListening(true)
  hosts.forgetAll()
  expect(await hosts.resolve(store.storeDomain)).toEqual({ kind: 'unknown' })
  await vi.waitUntil(() => !hosts.isServed(store.storeDomain))
})

test('a scan of unknown names costs no query, and no name of it is served', async () => {
  const { hosts, faults } = await anotherProcess()
  faults.isDown = true
  const before = faults.queries

  for (let at = 0; at < 10_000; at += 1) {
    const name = `n${at}.scan.example`
    expect(hosts.isServed(name)).toBe(false)
    expect(await hosts.resolve(name)).toEqual({ kind: 'unknown' })
  }
  expect(faults.queries).toBe(before)
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
  const { hosts, faults } = await anotherProcess()
  // What is read while shops change, as those of other tests do, is not cached.
  await vi.waitUntil(async () => (await hosts.resolve(domain)) && hosts.peek(domain))
  faults.isDown = true
  hosts.setListening(false)

  expect(hosts.isServed(domain)).toBe(true)
  expect(hosts.isServed('www.localhost')).toBe(true)
  expect(hosts.isServed(`x-${domain}`)).toBe(false)
  expect(await hosts.resolve(domain)).toMatchObject({ kind: 'store' })
  await expect(hosts.resolve(`x-${domain}`)).rejects.toThrow('ECONNREFUSED')
})

test('a change whose read failed is read again, and the old names answer handshakes meanwhile', async () => {
  const store = await shop.aStore()
  const { hosts, faults } = await anotherProcess()
  faults.isDown = true
  const before = faults.queries
  const domain = await aDomain(shop, store)
  await vi.waitUntil(() => faults.queries > before)
  expect(hosts.isServed(store.storeDomain)).toBe(true)
  expect(hosts.isServed(domain)).toBe(false)

  faults.isDown = false
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
