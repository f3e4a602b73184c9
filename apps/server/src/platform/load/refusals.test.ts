import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { createPageShortcut } from '../../web/storefront/page-shortcut.ts'
import { createPageCache } from '../../web/storefront/page-cache.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { listen } from '../http/listen.ts'

const cache = createPageCache()
const { shop } = await startStorefront(cache)
const { hosts, config, log } = shop.services
// Allows a single request and a single waiting one: a few parallel requests overload this server.
const limits = { active: 1, waiting: 1, young: 1 }
const server = await listen(
  shop.app,
  { ...config, port: 0 },
  {
    shortcut: createPageShortcut({
      hosts,
      cache,
      headers: {},
      visits: shop.services.visitCounter,
      clientAddress: () => undefined,
    }),
    log,
    limits,
  },
)
afterAll(() => server.stop())

async function visit(host: string, path: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const address = { host: '127.0.0.1', port: server.port, path, agent: false } as const
    get({ ...address, headers: { host } }, resolve).on('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test('what is too much is refused at once, and pages in memory are answered all the same', async () => {
  const { storeDomain, storeId } = await shop.aStore()
  for (const _ of [1, 2]) await visit(storeDomain, '/')
  const list = `/api/products/fetch-products?storeId=${storeId}`
  const uncached = Array.from({ length: 30 }, (_, at) => visit(storeDomain, `/nothing-${at}`))
  const calls = Array.from({ length: 30 }, () => visit(storeDomain, list))
  const visits = Array.from({ length: 12 }, () => visit(storeDomain, '/'))

  const [pages, answers, fromMemory] = await Promise.all([
    Promise.all(uncached),
    Promise.all(calls),
    Promise.all(visits),
  ])

  expect(fromMemory.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  const all = [...pages, ...answers]
  const refused = all.filter(({ status }) => status === 503)
  expect(all.filter(({ status }) => status === 404 || status === 200)).not.toHaveLength(0)
  expect(all.length).toBe(60)
  expect(refused.length).toBeGreaterThan(10)
  expect(new Set(all.map(({ status }) => status))).not.toContain(500)
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)

  const page = pages.find(({ status }) => status === 503)
  expect(page?.headers['content-type']).toContain('text/html')
  expect(page?.body).toContain('Try again')
  const call = answers.find(({ status }) => status === 503)
  expect(JSON.parse(call?.body ?? '{}')).toMatchObject({ code: 'unavailable' })
  expect(shop.logged.join('')).toContain('Requests were refused because of load.')
})
