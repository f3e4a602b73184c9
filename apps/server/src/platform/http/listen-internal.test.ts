import { stores } from '@vitrine/db/schema/stores.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDomain } from '../../testing/a-domain.ts'
import { startShop } from '../../testing/start-shop.ts'
import { listenInternally } from './listen-internal.ts'

const shop = startShop()
const { db, hosts } = shop.services

let server: Awaited<ReturnType<typeof listenInternally>>
beforeAll(async () => {
  server = await listenInternally(
    { internalPort: 0, internalHost: '127.0.0.1' },
    { hosts, readMetrics: async () => '' },
  )
})
afterAll(() => server?.stop())

const ask = async (path: string, init?: RequestInit) =>
  (await fetch(`http://127.0.0.1:${server?.port}${path}`, init)).status

const suspended = {
  status: 'suspended',
  statusBefore: 'live',
  suspensions: { operator: { reason: 'Counterfeits.', since: '2026-11-25T12:00:00.000Z' } },
} as const

const allowed = async (domain: string) => {
  await hosts.readNames()
  return await ask(`/internal/tls-allowed?domain=${encodeURIComponent(domain)}`)
}

test('certificates are for the main host, for shops that exist and for verified domains', async () => {
  const store = await shop.aStore()
  const domain = await aDomain(shop, store)
  const claimed = await aDomain(shop, store, { domain: `c-${domain}`, status: 'pending' })

  for (const name of ['localhost', 'www.localhost', store.storeDomain, domain, `${domain}.`])
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
    await change(values)
    expect([await allowed(domain), await allowed(store.storeDomain)]).toEqual([403, 403])
    await change({ status: 'live', suspensions: {}, statusBefore: null, deletedAt: null })
    expect(await allowed(domain)).toBe(200)
  }
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
