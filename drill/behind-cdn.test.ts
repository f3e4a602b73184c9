import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { requireDone } from '@vitrine/harness/ask.ts'
import { Product } from '@vitrine/harness/product.ts'
import { withDatabase } from '@vitrine/harness/with-database.ts'
import { afterAll, expect, test } from 'vitest'
import { startPurgeHook } from './purge-hook.ts'
import { openTeaShop, type TeaShop } from './tea-shop.ts'

const hook = await startPurgeHook()
const product = await Product.prepare({
  CDN_PURGE_URL: hook.url,
  CDN_PURGE_HEADER: 'Authorization:Bearer%20of-the-cdn',
  CDN_SECONDS: '3600',
  CDN_STALE_SECONDS: '30',
})
const servers = [product, product.beside()]
for (const server of servers) await server.start()
afterAll(async () => {
  hook.stop()
  for (const server of servers.toReversed()) await server.stop()
  await product.remove()
})
const shop = await openTeaShop(product.origin)
const edit = () =>
  requireDone(
    `${product.origin}/api/products/add-product`,
    { storeId: shop.storeId, name: 'Gyokuro', price: 20 },
    shop.headers,
  )

/** As a CDN asks: with the shop's host. */
async function ask(path: string, { host = shop.storeDomain, method = 'GET', body = '' } = {}) {
  const headers = {
    host,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0',
    'content-length': String(Buffer.byteLength(body)),
  }
  return await new Promise<{ status?: number; headers: Record<string, unknown>; html: string }>(
    (resolve, reject) =>
      request(new URL(path, product.origin), { method, headers }, (answer) => {
        void text(answer).then((html) =>
          resolve({ status: answer.statusCode!, headers: answer.headers, html }),
        )
      })
        .on('error', reject)
        .end(body),
  )
}

const purged = () => hook.purges.map(({ body }) => body.version)

const viewsOf = () =>
  withDatabase(product, async (client) => {
    const { rows } = await client.query(
      `SELECT coalesce(sum(views), 0)::int AS views FROM visit_days
       WHERE dimension = 'all' AND store_id = $1`,
      [shop.storeId],
    )
    return rows[0].views
  })

async function settled() {
  await expect
    .poll(
      () =>
        withDatabase(product, async (client) => {
          const { rows } = await client.query(
            'SELECT sum(purges_left)::int AS left FROM cdn_purges',
          )
          return rows[0].left
        }),
      { timeout: 15_000, interval: 200 },
    )
    .toBe(0)
}

test.each(['rendered', 'from memory'])(
  'a page that is the same for everyone may be kept, %s',
  async () => {
    const tags = [`store-${shop.storeId}`, `page-${shop.storeId}/product/sencha-100-g`]
    expect((await ask('/product/sencha-100-g')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=3600',
      'cdn-cache-control': 'max-age=3600, stale-while-revalidate=30',
      'surrogate-key': tags.join(' '),
      'cache-tag': tags.join(','),
    })
  },
)

test.each([
  ['a missing page', '/page/nothing', 'no-cache'],
  ['an order', '/checkout/success', 'private, no-store'],
  ['a call', '/api/store/get-store-info', 'no-store'],
])('%s may not', async (_name, path, control) => {
  const { headers } = await ask(path)
  expect(headers['cache-control']).toBe(control)
  expect(headers).not.toHaveProperty('surrogate-key')
})

test('a shop that asks for a password is never kept', async () => {
  const closed: TeaShop = await openTeaShop(servers[1]!.origin)
  await requireDone(
    `${product.origin}/api/store/close-store`,
    { storeId: closed.storeId },
    closed.headers,
  )
  const { headers } = await ask('/', { host: closed.storeDomain })
  expect(headers['cache-control']).toBe('private, no-store')
})

test('an edit is purged at once by one of the servers, and once more for pages on their way', async () => {
  await settled()
  const before = hook.purges.length
  const started = performance.now()

  await edit()
  await settled()

  const [first, second, ...more] = hook.purges.slice(before)
  expect(more).toEqual([])
  expect(first!.at - started).toBeLessThan(1000)
  expect(first).toMatchObject({
    headers: {
      authorization: 'Bearer of-the-cdn',
      'surrogate-key': `store-${shop.storeId}`,
    },
    body: { tags: [`store-${shop.storeId}`] },
  })
  expect(second!.body).toEqual(first!.body)
})

test('a hook that is down is tried again until it answers', async () => {
  await settled()
  hook.answerWith(500)
  await edit()
  await expect.poll(() => purged().length, { timeout: 10_000 }).toBeGreaterThan(2)
  hook.answerWith(200)
  const before = purged().length

  await settled()

  expect(purged().slice(before)).toHaveLength(2)
})

test('what changed while nobody listened is purged at the next start', async () => {
  await settled()
  for (const server of servers.toReversed()) await server.stop()
  await product.start()
  await withDatabase(product, (client) =>
    client.query('UPDATE stores SET version = version + 1 WHERE id = $1', [shop.storeId]),
  )
  const before = hook.purges.length
  await product.stop()
  await product.start()

  await expect.poll(() => hook.purges.length - before, { timeout: 10_000 }).toBeGreaterThan(0)
  expect(hook.purges.at(-1)!.body.tags).toEqual([`store-${shop.storeId}`])
})

test('a page that a CDN answered reports its visit, and no request counts twice', async () => {
  const before = await viewsOf()
  const { html } = await ask('/')
  expect(html).toContain(' data-visits>')

  const report = { method: 'POST', body: '/?utm_source=post\nhttps://search.example/' }
  expect(await ask('/visits', report)).toMatchObject({ status: 204 })
  expect(await ask('/visits', { method: 'POST', body: '/'.repeat(5000) })).toMatchObject({
    status: 413,
  })

  await expect.poll(viewsOf, { timeout: 15_000, interval: 500 }).toBe(before + 1)
})
