import { stores } from '@vitrine/db/schema/stores.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aDomain } from '../../testing/a-domain.ts'
import { openListeningHosts } from '../../testing/listening-hosts.ts'
import { startShop } from '../../testing/start-shop.ts'
import type { Hosts } from '../hosts.ts'
import { listenInternally } from './listen-internal.ts'

const shop = startShop()
const { db } = shop.services

let listening: Awaited<ReturnType<typeof openListeningHosts>>
let server: Awaited<ReturnType<typeof listenInternally>>
beforeAll(async () => {
  listening = await openListeningHosts(db)
  listening.hosts.readNames()
  server = await serve(listening.hosts)
})
afterAll(async () => {
  await server?.stop()
  await listening.stop()
})

const serve = (hosts: Hosts, waitMs?: number) =>
  listenInternally(
    { internalPort: 0, internalHost: '127.0.0.1' },
    { hosts, readMetrics: async () => '' },
    waitMs,
  )

const ask = async (path: string, { port = server?.port, ...init }: Asked = {}) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, init)).status

interface Asked extends RequestInit {
  port?: number | undefined
}

const allowed = (domain: string, asked: Asked = {}) =>
  ask(`/internal/tls-allowed?domain=${encodeURIComponent(domain)}`, asked)

const suspended = {
  status: 'suspended',
  statusBefore: 'live',
  suspensions: { operator: { reason: 'Counterfeits.', since: '2026-11-25T12:00:00.000Z' } },
} as const

test('certificates are for the main host, for shops that exist and for verified domains', async () => {
  const store = await shop.aStore()
  const domain = await aDomain(shop, store)
  const claimed = await aDomain(shop, store, { domain: `c-${domain}`, status: 'pending' })

  await expect.poll(() => allowed(domain)).toBe(200)
  for (const name of ['localhost', 'www.localhost', store.storeDomain, `${domain}.`])
    expect([name, await allowed(name)]).toEqual([name, 200])
  const none = ['', claimed, `x.${domain}`, 'nobody.localhost', '10.0.0.1', '*.localhost']
  for (const name of [...none, `${domain}:443`, `${domain}/`, `x@${domain}`, 'é.example'])
    expect([name, await allowed(name)]).toEqual([name, 403])
})

test('a suspended shop and a deleted one have none', async () => {
  const store = await shop.aStore()
  const domain = await aDomain(shop, store)
  const change = async (values: Partial<typeof stores.$inferInsert>) => {
    await db.platform.update(stores).set(values).where(eq(stores.id, store.storeId))
  }

  for (const values of [suspended, { deletedAt: new Date() }]) {
    await expect.poll(() => allowed(domain)).toBe(200)
    await change(values)
    await expect.poll(() => allowed(domain)).toBe(403)
    expect(await allowed(store.storeDomain)).toBe(403)
    await change({ status: 'live', suspensions: {}, statusBefore: null, deletedAt: null })
  }
})

test('before the names are read, only names that are known already have one at once', async () => {
  const { storeDomain } = await shop.aStore()
  const starting = await openListeningHosts(db)
  onTestFinished(() => starting.stop())
  const [patient, hasty] = [await serve(starting.hosts), await serve(starting.hosts, 50)]
  onTestFinished(async () => {
    await patient?.stop()
    await hasty?.stop()
  })

  expect(await allowed('localhost', { port: hasty?.port })).toBe(200)
  expect(await allowed(storeDomain, { port: hasty?.port })).toBe(503)
  const [known, unknown] = [storeDomain, 'nobody.localhost'].map((name) =>
    allowed(name, { port: patient?.port }),
  )
  starting.hosts.readNames()
  expect(await Promise.all([known, unknown])).toEqual([200, 403])
})

test('the port answers nothing else, and the public one does not answer for it', async () => {
  const path = '/internal/tls-allowed?domain=localhost'
  expect(await ask(path, { method: 'POST' })).toBe(405)
  for (const other of ['/', '/healthz', '/internal/', '/api/docs'])
    expect(await ask(other)).toBe(404)
  const { storeDomain } = await shop.aStore()
  for (const host of ['localhost', storeDomain, '127.0.0.1'])
    expect((await shop.fetch(path, { host })).status).toBe(404)
})
