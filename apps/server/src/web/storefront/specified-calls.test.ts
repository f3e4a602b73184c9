import { expect, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

interface Call {
  storeId: string
  storeDomain: string
}

const card = { slug: 'sencha', name: 'Sencha 100 g', productImage: null, price: 12.5 }
const category = { slug: 'green-tea', name: 'Green tea', image: null }
const product = { ...card, attributeGroups: [], variations: [], galleryImages: [] }

/** Public calls of a store's host, with the fields that the specification names. */
test.each<[path: string, query: (store: Call) => object, answer: (store: Call) => unknown]>([
  [
    '/page/get-page-by-domain',
    ({ storeDomain }) => ({ domain: storeDomain, slug: 'home' }),
    ({ storeId, storeDomain }) => ({ slug: 'home', storeId, storeDomain }),
  ],
  [
    '/page/get-pages-links',
    ({ storeId }) => ({ storeId }),
    () => expect.arrayContaining([expect.objectContaining({ slug: 'shop', url: '/shop' })]),
  ],
  [
    '/page/get-page-global-content',
    ({ storeDomain }) => ({ storeDomain }),
    ({ storeId }) => ({ storeId, globalContent: expect.any(Array) }),
  ],
  [
    '/page/get-homepage-seo',
    ({ storeDomain }) => ({ storeDomain }),
    () => ({ metaTitle: expect.any(String), metaDescription: expect.any(String) }),
  ],
  [
    '/products/fetch-product-by-domain',
    ({ storeDomain }) => ({ domain: storeDomain, productSlug: 'sencha' }),
    () => product,
  ],
  [
    '/products/fetch-by-storeid-slug',
    ({ storeId }) => ({ storeId, productSlug: 'sencha' }),
    () => product,
  ],
  [
    '/products/fetch-products',
    ({ storeId }) => ({ storeId, pageNumber: 0, pageSize: 10 }),
    () => [card],
  ],
  [
    '/products/fetch-searched-products',
    ({ storeId }) => ({ storeId, name: 'sencha', pageNumber: 0, pageSize: 16 }),
    () => ({ content: [card], totalPages: 1 }),
  ],
  [
    '/products/fetch-products-by-collection',
    ({ storeId }) => ({ storeId, productCollection: 'latest', numberOfProducts: 1 }),
    () => [card],
  ],
  ['/categories/get-categories', () => ({}), () => [category]],
  ['/category/fetch-categories', ({ storeId }) => ({ storeId }), () => [category]],
  [
    '/category/fetch-collection',
    ({ storeId }) => ({ storeId, slug: 'green-tea', pageNumber: 0, pageSize: 10 }),
    () => ({ category, content: [card] }),
  ],
  [
    '/store/get-store-info',
    ({ storeDomain }) => ({ domain: storeDomain }),
    ({ storeId, storeDomain }) => ({ storeId, storeDomain, currency: 'EUR', fbPixelId: '' }),
  ],
])('%s answers shoppers as it is specified', async (path, query, answer) => {
  const store = await shop.aStore()
  const { body } = await shop.call<{ id: string }>('POST', '/api/category/add-category', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Green tea' },
  })
  await shop.aProduct(store, { slug: 'sencha', categoryIds: [body.id] })

  const request = { host: store.storeDomain, body: query(store) }
  const answered = await shop.call('GET', `/api${path}`, request)

  expect(answered.status).toBe(200)
  expect(answered.body).toEqual(looselyEqual(answer(store)))
})

function looselyEqual(expected: unknown): unknown {
  if (Array.isArray(expected)) return expected.map(looselyEqual)
  if (typeof expected !== 'object' || expected === null || 'asymmetricMatch' in expected)
    return expected
  const fields = Object.entries(expected).map(([name, value]) => [name, looselyEqual(value)])
  return expect.objectContaining(Object.fromEntries(fields) as object)
}
