import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { Listing } from '@vitrine/contract/catalogue/listing.ts'
import type { ProductCard, ProductRow } from '@vitrine/contract/catalogue/product.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()
let store: OwnedStore
let category: Category

// Tea n costs n.00; even numbers are sold out. The rule matches 5,050 products.
beforeAll(async () => {
  store = await shop.aStore()
  const { storeId, owner: as } = store
  for (let first = 1; first <= 5100; first += 300)
    await inStore(shop.services.db, storeId, (tx) =>
      tx.execute(sql`INSERT INTO products (store_id, id, name, slug, price, track_stock, stock)
        SELECT ${storeId}::uuid, gen_random_uuid(), 'Tea ' || n, 'tea-' || n, n * 100, true, n % 2
        FROM generate_series(${first}::integer, ${first + 299}::integer) AS n`),
    )
  const conditions = [{ field: 'price', is: 'atMost', value: 5050 }]
  const added = await shop.call<Category>('POST', '/api/category/add-category', {
    as,
    body: { storeId, name: 'Teas', rule: { match: 'all', conditions } },
  })
  category = added.body
}, 180_000)

async function listing(query = '') {
  const path = `/api/products/fetch-listing?storeId=${store.storeId}&category=teas&${query}`
  const { body } = await shop.call<Listing>('GET', path, { host: store.storeDomain })
  return body
}

async function rows(filter: object) {
  const { storeId, owner: as } = store
  const body = { storeId, category: category.id, sort: 'price', ...filter }
  const path = '/api/products/filtered-products'
  return (await shop.call<PageOf<ProductRow>>('GET', path, { as, body })).body
}

const named = ({ name }: { name: string }) => name

test('its pages follow each order, and hold what its filters leave', async () => {
  const cheap = await listing('sort=price&pageSize=3&pageNumber=1')
  expect(cheap).toMatchObject({
    totalElements: 5050,
    facets: { price: { min: 1, max: 5050 }, inStock: 2525 },
  })
  expect(cheap.content.map(named)).toEqual(['Tea 4', 'Tea 5', 'Tea 6'])

  const narrow = await listing('sort=price-desc&minPrice=10&maxPrice=20&inStock=true&pageSize=3')
  expect(narrow).toMatchObject({ totalElements: 5, facets: { inStock: 5 } })
  expect(narrow.content.map(named)).toEqual(['Tea 19', 'Tea 17', 'Tea 15'])
})

test("the owner's list of it counts by state and stock", async () => {
  expect((await rows({ size: 2, page: 2 })).content.map(named)).toEqual(['Tea 5', 'Tea 6'])
  expect((await rows({ size: 2, page: 2520 })).content.map(named)).toEqual(['Tea 5041', 'Tea 5042'])
  expect(await rows({ size: 2, page: 2525 })).toMatchObject({ content: [], totalElements: 5050 })
  expect((await rows({})).totalElements).toBe(5050)
  expect((await rows({ stock: 'out' })).totalElements).toBe(2525)
  expect((await rows({ status: 'draft' })).totalElements).toBe(0)
})

test('it follows changes of its products at once', async () => {
  const { storeId, owner: as } = store
  const [first, second, third] = (await rows({ size: 3 })).content
  const put = (path: string, body: object) =>
    shop.call('PUT', `/api/products/${path}`, { as, body: { storeId, ...body } })
  await put('quick-edit', { id: first!.id, stock: 0 })
  await put('quick-edit', { id: second!.id, price: 6000 })
  await shop.call('POST', '/api/products/bulk-edit', {
    as,
    body: {
      storeId,
      selection: { ids: [third!.id] },
      change: { kind: 'status', status: 'draft' },
    },
  })

  const now = await listing('sort=price&pageSize=2')

  expect(now).toMatchObject({
    totalElements: 5048,
    facets: { price: { min: 1, max: 5050 }, inStock: 2523 },
  })
  expect(now.content.map(named)).toEqual(['Tea 1', 'Tea 4'])
  expect(await rows({ status: 'draft' })).toMatchObject({
    totalElements: 1,
    content: [{ name: 'Tea 3' }],
  })
  const { body: all } = await shop.call<Category[]>('GET', '/api/category/fetch-categories', {
    as,
    body: { storeId },
  })
  expect(all).toMatchObject([{ productCount: 5048 }])
})

test('a page that shows some of it shows those that come first', async () => {
  const body = { storeId: store.storeId, productCollection: 'teas', numberOfProducts: 2 }
  await inStore(shop.services.db, store.storeId, (tx) =>
    tx.execute(sql`UPDATE products SET featured = true
      WHERE store_id = ${store.storeId} AND slug IN ('tea-77', 'tea-5099')`),
  )
  const { body: cards } = await shop.call<ProductCard[]>(
    'GET',
    '/api/products/fetch-products-by-collection',
    { host: store.storeDomain, body },
  )
  expect(cards).toHaveLength(2)
  expect(cards[0]).toMatchObject({ name: 'Tea 77' })
})
