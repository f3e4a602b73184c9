import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { MissingAddress, Redirect, RedirectImport } from '@vitrine/contract/shop/redirects.ts'
import { expect, test } from 'vitest'
import { startStorefront } from '../../testing/start-storefront.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { createPageCache } from './page-cache.ts'

const { shop } = await startStorefront(createPageCache())

const visit = ({ storeDomain: host }: OwnedStore, path: string) => shop.fetch(path, { host })

async function leadsTo(store: OwnedStore, path: string) {
  const { status, headers } = await visit(store, path)
  return [status, headers.get('location')]
}

function add({ storeId, owner }: OwnedStore, from: string, to: string, values = {}) {
  const body = { storeId, from, to, ...values }
  return shop.call<Redirect & RefusalBody>('POST', '/api/seo/redirects', { as: owner, body })
}

function bring({ storeId, owner }: OwnedStore, csv: string) {
  const body = { storeId, csv }
  const path = '/api/seo/redirects/import'
  return shop.call<RedirectImport & RefusalBody>('POST', path, { as: owner, body })
}

async function list<Item>({ storeId, owner }: OwnedStore, path: string) {
  const answer = await shop.call<PageOf<Item>>('GET', path, { as: owner, body: { storeId } })
  return answer.body
}

const redirectsOf = (store: OwnedStore) => list<Redirect>(store, '/api/seo/redirects')
const missingOf = (store: OwnedStore) => list<MissingAddress>(store, '/api/seo/missing')

test('an address without a page leads where the owner says, and its visits are counted', async () => {
  const store = await shop.aStore()
  await visit(store, '/products/old-tea')
  expect(await add(store, '/products/old-tea/', '/shop?sort=price')).toMatchObject({ status: 201 })
  await add(store, '/sale', '/page/winter', { status: 302 })

  expect(await leadsTo(store, '/products/old-tea')).toEqual([301, '/shop?sort=price'])
  expect(await leadsTo(store, '/products/old-tea/?utm=1')).toEqual([301, '/shop?sort=price'])
  expect(await leadsTo(store, '/sale?utm=1')).toEqual([302, '/page/winter?utm=1'])
  expect(await leadsTo(store, '/Sale')).toEqual([404, null])

  await shop.services.visits.flush()
  const { content } = await redirectsOf(store)
  expect(content).toMatchObject([
    { from: '/sale', to: '/page/winter', status: 302, hits: 1 },
    { from: '/products/old-tea', status: 301, hits: 2, lastHitAt: expect.any(String) },
  ])
})

test('a living page is never shadowed; a deleted one is redirected', async () => {
  const store = await shop.aStore()
  const { id } = await shop.aProduct(store, { slug: 'sencha' })
  await add(store, '/product/sencha', '/shop')
  expect(await leadsTo(store, '/product/sencha')).toEqual([200, null])
  await shop.call('DELETE', `/api/products/delete/${id}`, { as: store.owner })
  for (const _ of [1, 2]) expect(await leadsTo(store, '/product/sencha')).toEqual([301, '/shop'])
  await shop.aProduct(store, { slug: 'sencha' })
  expect(await leadsTo(store, '/product/sencha')).toEqual([200, null])
})

test('a list that ends earlier does not redirect its first page', async () => {
  const store = await shop.aStore()
  await add(store, '/shop', '/about')
  expect(await leadsTo(store, '/shop?page=99')).toEqual([404, null])
  expect(await leadsTo(store, '/shop')).toEqual([200, null])
})

test('a page that was gone and cached is redirected from the next visit on', async () => {
  const store = await shop.aStore()
  const { id } = await shop.aProduct(store, { slug: 'sencha' })
  await shop.call('DELETE', `/api/products/delete/${id}`, { as: store.owner })
  for (const _ of [1, 2]) expect(await leadsTo(store, '/product/sencha')).toEqual([410, null])
  const { body } = await add(store, '/product/sencha', '/shop')
  expect(await leadsTo(store, '/product/sencha')).toEqual([301, '/shop'])
  await shop.call('DELETE', '/api/seo/redirects', { as: store.owner, body: { ids: [body.id] } })
  expect(await leadsTo(store, '/product/sencha')).toEqual([410, null])
})

test('the redirects of a neighbour lead nowhere', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  await add(neighbour, '/old', '/shop')
  expect(await leadsTo(store, '/old')).toEqual([404, null])
})

test.each([
  ['another site', '/old', 'https://evil.example/', 'to'],
  ['another site in disguise', '/old', '//evil.example', 'to'],
  ['a pattern', '/old/.*', '/shop', 'from'],
  ['itself', '/old', '/old?x=1', 'to'],
  ['the home page', '/', '/shop', 'from'],
])('a redirect of or to %s is refused with one sentence', async (_, from, to, path) => {
  const store = await shop.aStore()
  const { status, body } = await add(store, from, to)
  expect(status).toBe(400)
  expect(body.issues).toEqual([{ path, message: expect.stringMatching(/\.$/) }])
})

test('loops, chains and second redirects of an address are refused', async () => {
  const store = await shop.aStore()
  const { body: first } = await add(store, '/a', '/b')
  const messageOf = async (from: string, to: string) =>
    (await add(store, from, to)).body.issues?.[0]?.message
  expect(await messageOf('/b', '/a')).toBe('This is a redirect loop: /b → /a → /b.')
  expect(await messageOf('/b', '/c')).toBe('“/a” leads to “/b”. Let it lead to “/c” first.')
  expect(await messageOf('/x', '/a')).toContain('Let “/x” lead straight to “/b”')
  expect(await messageOf('/a', '/c')).toBe('This address is redirected already, to “/b”.')

  const body = { from: '/a', to: '/c', status: 302 }
  const path = `/api/seo/redirects/${first.id}`
  const changed = await shop.call('PUT', path, { as: store.owner, body })
  expect(changed).toMatchObject({ status: 200, body: { to: '/c', status: 302 } })
})

test('a file brings redirects, says what is wrong with which row, and loses none of the others', async () => {
  const store = await shop.aStore()
  await add(store, '/kept', '/shop')
  const csv = [
    'Redirect from,Redirect to,Type',
    '/a,/shop,',
    '/a,/shop,',
    '/a,/about,302',
    '/b,https://evil.example/,301',
    '/c/(.*)[0-9],/shop,301',
    '/kept,/about,302',
    '/d,/shop,418',
    '/1,/2,',
    '/2,/3,',
    '/3,/4,',
    '/4,/5,',
    '/5,/1,',
  ].join('\r\n')

  const { status, body } = await bring(store, csv)

  expect(status).toBe(200)
  expect(body).toMatchObject({ added: 1, changed: 1, unchanged: 0, problemCount: 9 })
  expect(body.problems.map(({ row, message }) => `${row}: ${message}`)).toEqual([
    '4: Row 2 already has this address, and is used.',
    expect.stringContaining('5: This leads to another site.'),
    expect.stringContaining('6: This looks like a pattern.'),
    '8: The type has to be 301 (permanent) or 302 (temporary).',
    '9: This is a redirect loop: /1 → /2 → /3 → /4 → /5 → /1.',
    ...['10', '11', '12', '13'].map((row) => expect.stringMatching(`^${row}: .*redirect loop`)),
  ])
  expect(await leadsTo(store, '/a')).toEqual([301, '/shop'])
  expect(await leadsTo(store, '/kept')).toEqual([302, '/about'])
})

test('ten thousand rows with duplicates are read at once, and an export brings them back', async () => {
  const store = await shop.aStore()
  const rows = Array.from({ length: 10_000 }, (_, index) => `/old/${index % 9000},/shop`)
  const { body } = await bring(store, rows.join('\n'))
  expect(body).toMatchObject({ added: 9000, changed: 0, problemCount: 0 })

  const { storeId, owner } = store
  const path = '/api/seo/redirects/export'
  const { csv } = (await shop.call<{ csv: string }>('GET', path, { as: owner, body: { storeId } }))
    .body
  expect(csv).toContain('From,To,Type,Hits\r\n')
  expect((await bring(store, csv)).body).toMatchObject({ added: 0, changed: 0, unchanged: 9000 })
})

test.each([
  ['a file of something else', 'Name,Price\nTea,3'],
  ['an empty one', '\n'],
  ['one that was cut off', 'From,To\n/a,"/b'],
])('%s is refused with one sentence', async (_, csv) => {
  const store = await shop.aStore()
  const { status, body } = await bring(store, csv)
  expect(status).toBe(400)
  expect(body.issues).toEqual([{ path: 'csv', message: expect.stringMatching(/\.$/) }])
})

test('visits of missing addresses are listed by number, without scanners, until they are redirected', async () => {
  const store = await shop.aStore()
  for (const path of [
    '/old',
    '/old',
    '/old?x=1',
    '/other',
    '/wp-login.php',
    '/.env',
    '/old%00',
    '/old%0d%0a',
    '/a.php',
  ])
    await visit(store, path)
  await visit(store, `/${'x'.repeat(400)}`)
  await shop.services.visits.flush()
  await visit(store, '/old')
  await shop.services.visits.flush()

  expect((await missingOf(store)).content).toMatchObject([
    { path: '/old', hits: 4 },
    { path: '/other', hits: 1 },
  ])
  await add(store, '/old', '/shop')
  expect((await missingOf(store)).content).toMatchObject([{ path: '/other' }])
  const body = { storeId: store.storeId, path: '/other' }
  await shop.call('DELETE', '/api/seo/missing', { as: store.owner, body })
  expect((await missingOf(store)).totalElements).toBe(0)
})

test('a scan of thousands of addresses leaves a bounded list', async () => {
  const store = await shop.aStore()
  const { visits } = shop.services
  for (let round = 0; round < 6; round += 1) {
    for (let index = 0; index < 500; index += 1)
      visits.countMissing(store.storeId, `/scan/${round}/${index}`)
    visits.countMissing(store.storeId, '/real')
    await visits.flush()
  }
  expect((await missingOf(store)).totalElements).toBeLessThanOrEqual(1000)
})
