import { inStore } from '@vitrine/db/in-store.ts'
import { expect, test } from 'vitest'
import { newId } from '@vitrine/db/new-id.ts'
import { ordersOf } from '../../testing/orders-of.ts'
import { aPlainShopper, anAddress } from '../../testing/a-plain-shopper.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { forgetVisitors } from './forget-visitors.ts'

const { shop } = await startStorefront()
const { visitCounter, db } = shop.services
await visitCounter.flush()

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const phone = browser.replace('X11; Linux x86_64', 'Linux; Android 16; Pixel 9')

async function visit(
  { storeDomain: host }: OwnedStore,
  path: string,
  headers: Record<string, string> = {},
) {
  const answer = await shop.fetch(path, {
    host,
    from: '203.0.113.7',
    headers: { 'user-agent': browser, ...headers },
  })
  await answer.text()
  return answer.status
}

interface Row {
  dimension: string
  key: string
  views: number
  visitors: number
  products: number
  carts: number
  checkouts: number
  orders: number
}

async function counted({ storeId }: OwnedStore) {
  await visitCounter.flush()
  const rows = await inStore(db, storeId, (tx) =>
    tx.prepared<Row>('counted-visits', 'SELECT * FROM visit_days ORDER BY dimension, day, key'),
  )
  const all = rows.filter(({ dimension }) => dimension === 'all')
  const sum = (name: 'views' | 'visitors' | 'products' | 'carts' | 'checkouts' | 'orders') =>
    all.reduce((total, row) => total + row[name], 0)
  return {
    rows,
    views: sum('views'),
    visitors: sum('visitors'),
    way: [sum('products'), sum('carts'), sum('checkouts'), sum('orders')],
    of: (dimension: string) =>
      Object.fromEntries(
        rows.filter((row) => row.dimension === dimension).map(({ key, views }) => [key, views]),
      ),
  }
}

test('pages are counted from memory, too, and a browser is one visitor of the day', async () => {
  const store = await shop.aStore()
  const { slug } = await shop.aProduct(store)
  for (const path of ['/', '/', `/product/${slug}`, '/shop', '/about']) await visit(store, path)
  expect(await counted(store)).toMatchObject({ views: 5, visitors: 1, way: [1, 0, 0, 0] })
  await visit(store, '/', { 'user-agent': phone })
  await visit(store, '/')
  const now = await counted(store)
  expect(now).toMatchObject({ views: 7, visitors: 2 })
  expect(now.of('kind')).toEqual({ home: 4, listing: 1, page: 1, product: 1 })
})

test.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', { 'user-agent': 'curl/8.9.1' }],
  ['no browser at all', { 'user-agent': '' }],
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['an old prefetch', { purpose: 'prefetch' }],
  ['an image or a frame', { 'sec-fetch-dest': 'iframe' }],
])('%s is no visit', async (_, headers) => {
  const store = await shop.aStore()
  expect(await visit(store, '/', headers)).toBe(200)
  expect(await counted(store)).toMatchObject({ views: 0, visitors: 0 })
})

test.each(['sec-gpc', 'dnt'])('with %s a page counts, but no visitor', async (header) => {
  const store = await shop.aStore()
  await visit(store, '/?utm_source=news', { [header]: '1' })
  const { rows, ...found } = await counted(store)
  expect(found).toMatchObject({ views: 1, visitors: 0 })
  expect(rows.filter(({ dimension }) => dimension === 'source')).toEqual([])
})

test('visitors that share a proxy and its connection are told apart', async () => {
  const store = await shop.aStore()
  const hosts = { storeDomain: store.storeDomain, shownDomain: store.storeDomain }
  const connection = {}
  const open = (address: string, agent: string) =>
    visitCounter.countPage(
      {
        store: { ...hosts, storeId: store.storeId, timeZone: 'Europe/Berlin' },
        address: () => address,
        connection,
        header: (name) => ({ 'user-agent': agent, 'x-forwarded-for': address })[name],
      },
      '/',
    )
  for (const address of ['203.0.113.7', '203.0.113.8'])
    for (const agent of [browser, phone, browser, 'Googlebot/2.1']) open(address, agent)

  expect(await counted(store)).toMatchObject({ views: 6, visitors: 4 })
})

test('what is missing, is forbidden or is no page counts nothing', async () => {
  const store = await shop.aStore()
  for (const path of ['/nowhere', '/robots.txt', '/sitemap.xml', '/api/store/get-store-info'])
    await visit(store, path)
  expect(await counted(store)).toMatchObject({ views: 0 })
  const closed = await shop.aStore({ open: false })
  await visit(closed, '/')
  expect(await counted(closed)).toMatchObject({ views: 0 })
})

test('a page that opens within the shop is counted by its call', async () => {
  const store = await shop.aStore()
  const { slug } = await shop.aProduct(store)
  await visit(store, '/')
  const query = new URLSearchParams({ storeId: store.storeId, productSlug: slug })
  await visit(store, `/api/products/fetch-by-storeid-slug?${query.toString()}`)
  await visit(store, `/api/products/fetch-by-storeid-slug?${query.toString()}x`)
  expect(await counted(store)).toMatchObject({ views: 2, visitors: 1, way: [1, 0, 0, 0] })
})

test('the source is that of the first page of the day, and the order has it', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  await visit(store, '/?utm_source=News%20Letter&utm_campaign=Spring', {
    referer: 'https://mail.example/',
  })
  await visit(store, `/product/${product.slug}`, { referer: 'https://www.google.com/search' })
  await visit(store, '/', { 'user-agent': phone, referer: 'https://www.google.com/' })
  await visit(store, '/shop', { 'user-agent': phone, referer: `https://${store.storeDomain}/` })

  const agreed = await aShopper(shop, store).agreeTo([{ product, quantity: 1 }])
  const placed = await shop.call('POST', '/api/checkout/place-order', {
    host: store.storeDomain,
    body: agreed,
    headers: { 'idempotency-key': newId(), 'user-agent': browser },
    from: '203.0.113.7',
  })
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)

  const found = await counted(store)
  expect(found.way).toEqual([1, 1, 1, 1])
  expect(found.of('source')).toEqual({ 'news letter': 2, 'google.com': 2 })
  expect(found.of('campaign')).toEqual({ spring: 2 })
  expect(await ordersOf(shop, store)).toHaveLength(1)
  const [order] = await inStore(db, store.storeId, (tx) =>
    tx.prepared('source-of-order', 'SELECT source, campaign FROM orders'),
  )
  expect(order).toEqual({ source: 'news letter', campaign: 'spring' })
})

test('an order without JavaScript has its source, too', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  const shopper = aPlainShopper(shop, store, { userAgent: browser, from: '203.0.113.7' })
  await shopper.open('/?utm_source=flyer&utm_campaign=Autumn')
  const page = await shopper.open(`/checkout?lines=${product.id}::1`)
  expect((await shopper.press(page, 'place', anAddress())).status).toBe(303)

  expect((await counted(store)).way.at(-1)).toBe(1)
  const [order] = await inStore(db, store.storeId, (tx) =>
    tx.prepared('source-of-order', 'SELECT source, campaign FROM orders'),
  )
  expect(order).toEqual({ source: 'flyer', campaign: 'autumn' })
})

test('hashes and salts of past days are deleted, and the sums stay', async () => {
  const store = await shop.aStore()
  await visit(store, '/')
  const before = await counted(store)
  const inThreeDays = new Date(Date.now() + 3 * 24 * 3_600_000)
  await forgetVisitors(db, inThreeDays)
  const left = await inStore(db, store.storeId, (tx) =>
    tx.prepared('left-visitors', 'SELECT FROM visitors'),
  )
  expect(left).toEqual([])
  expect((await counted(store)).rows).toEqual(before.rows)
})

test('many made-up sources are one after two hundred, and hostile ones are plain text', async () => {
  const store = await shop.aStore()
  for (let index = 0; index < 230; index += 1)
    await visit(store, `/?utm_source=made-up-${index}`, { 'user-agent': `${browser} ${index}` })
  await visitCounter.flush()
  for (const source of ['%00', '%E0%80', 'x'.repeat(5000), '%F0%9F%8D%B5'.repeat(120), "'; --"])
    await visit(store, `/?utm_source=${source}`, { 'user-agent': `${browser} of ${source.length}` })
  const found = await counted(store)
  expect(found.visitors).toBe(235)
  expect(Object.keys(found.of('source')).length).toBe(201)
})
