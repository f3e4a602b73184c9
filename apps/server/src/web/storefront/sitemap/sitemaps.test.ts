import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../../testing/start-shop.ts'
import { createSitemaps } from './sitemaps.ts'

const shop = startShop()
const originOf = (storeDomain: string) => `https://${storeDomain}`
const whole = createSitemaps({ db: shop.services.db, originOf })
const inPartsOfThree = createSitemaps({ db: shop.services.db, originOf, limit: 3 })

async function ask({ storeId, storeDomain }: OwnedStore, path: string, sitemaps = whole) {
  const store = await shop.services.hosts.findById(storeId)
  if (!store) throw new Error('The store is gone.')
  return await sitemaps(new Request(`https://${storeDomain}${path}`), store)
}

async function read(store: OwnedStore, path: string, sitemaps = whole) {
  return (await (await ask(store, path, sitemaps))?.text()) ?? ''
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

async function addToStore({ storeId, owner }: OwnedStore, path: string, values: object) {
  const body = { storeId, ...values }
  const answer = await shop.call('POST', `/api/${path}`, { as: owner, body })
  expect(answer.status).toBe(201)
}

test('a sitemap names every page that shoppers find, and no other', async () => {
  const store = await shop.aStore()
  await addToStore(store, 'category/add-category', { name: 'Green', slug: 'green' })
  await addToStore(store, 'page/add-page', { name: 'A draft', slug: 'draft' })
  await shop.aProduct(store, { slug: 'sencha' })
  await shop.aProduct(store, { slug: 'hidden', status: 'draft' })

  const answer = await ask(store, '/sitemap.xml')

  expect(answer?.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const origin = originOf(store.storeDomain)
  expect(addressesIn((await answer?.text()) ?? '')).toEqual(
    ['/', '/shop', '/about', '/collection/green', '/product/sencha'].map((path) => origin + path),
  )
})

test('the last change of a page is the one that shoppers saw', async () => {
  const store = await shop.aStore()
  const { id, storeId, name, price } = await shop.aProduct(store, { slug: 'sencha' })
  const before = await modifiedOf(store)

  await shop.call('PUT', '/api/products/update-product', {
    as: store.owner,
    body: { id, storeId, name, price: price + 1, slug: 'sencha' },
  })
  const afterPrice = await modifiedOf(store)
  const [home] = await pagesOf(store)
  const body = { pageId: home?.id, content: [], publish: false }
  const saved = await shop.call('PUT', '/api/page/update-page', { as: store.owner, body })
  expect(saved.status).toBe(200)
  await shop.aProduct(store, { slug: 'bancha' })
  const afterDraft = await modifiedOf(store)

  expect(
    new Date(afterPrice['/product/sencha'] ?? '') > new Date(before['/product/sencha'] ?? ''),
  ).toBe(true)
  expect(afterPrice['/']).toBe(before['/'])
  expect(afterDraft['/']).toBe(before['/'])
})

async function pagesOf({ storeId, owner }: OwnedStore) {
  const path = '/api/page/get-pages-by-store-id'
  const { body } = await shop.call<{ id: string }[]>('GET', path, { as: owner, body: { storeId } })
  return body
}

async function modifiedOf(store: OwnedStore): Promise<Record<string, string>> {
  const xml = await read(store, '/sitemap.xml')
  const origin = originOf(store.storeDomain)
  const urls = xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)
  return Object.fromEntries(
    [...urls].map(([, url = '', day = '']) => [url.slice(origin.length), day]),
  )
}

test('too many addresses for one file are split over several, under an index', async () => {
  const store = await shop.aStore()
  for (const slug of ['sencha', 'bancha', 'gyokuro', 'matcha']) await shop.aProduct(store, { slug })
  const origin = originOf(store.storeDomain)

  const index = await read(store, '/sitemap.xml', inPartsOfThree)
  const parts = await Promise.all(
    ['1', '2', '3'].map((part) => read(store, `/sitemap-${part}.xml`, inPartsOfThree)),
  )

  expect(index).toContain('<sitemapindex ')
  expect(addressesIn(index)).toEqual(['1', '2', '3'].map((part) => `${origin}/sitemap-${part}.xml`))
  expect(parts.map((part) => addressesIn(part).length)).toEqual([3, 3, 1])
  expect(parts.flatMap(addressesIn)).toEqual(addressesIn(await read(store, '/sitemap.xml')))
})

test.each(['/sitemap-4.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-99999999999999.xml'])(
  '%s is no part of it',
  async (path) => {
    const store = await shop.aStore()
    expect(await ask(store, path, inPartsOfThree)).toBeUndefined()
  },
)
