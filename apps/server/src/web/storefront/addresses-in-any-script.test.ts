import { beforeAll, expect, test } from 'vitest'
import { openSites } from '../../sites.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import type { Storefront } from './storefront.ts'

let pages: Storefront
const shop = startShop({ storefront: (request, store) => pages(request, store) })

beforeAll(async () => {
  pages = (await openSites(shop.services)).storefront as Storefront
})

interface Named {
  id: string
  slug: string
}

async function add({ storeId, owner }: OwnedStore, path: string, values: object) {
  const answer = await shop.call<Named>('POST', `/api/${path}`, {
    as: owner,
    body: { storeId, ...values },
  })
  expect(answer.status).toBe(201)
  return answer.body
}

test.each(['抹茶茶碗', 'شاي-أخضر', 'हरी-चाय', 'ชาเขียว'])(
  'a product, a category and a page have the address %s',
  async (name) => {
    const store = await shop.aStore()
    const made = [
      ['/product', await add(store, 'products/add-product', { name, price: 12 })],
      ['/collection', await add(store, 'category/add-category', { name })],
      ['/page', await add(store, 'page/add-page', { name, content: [] })],
    ] as const
    for (const [kind, { slug, id }] of made) {
      expect(slug).toBe(name)
      if (kind === '/page')
        await shop.call('PUT', '/api/page/update-page', {
          as: store.owner,
          body: { pageId: id, content: [] },
        })
      const path = encodeURI(`${kind}/${name}`)
      const answer = await shop.fetch(path, { host: store.storeDomain })
      expect([kind, answer.status]).toEqual([kind, 200])
      const html = await answer.text()
      expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(
        new RegExp(`^http[^/]*//[^/]*${path}$`),
      )
    }
  },
)

test('an old address leads to the new one in another script', async () => {
  const store = await shop.aStore()
  const { id } = await add(store, 'products/add-product', { name: '煎茶', price: 12 })
  const renamed = await shop.call('PUT', '/api/products/update-product', {
    as: store.owner,
    body: { id, storeId: store.storeId, name: '煎茶', price: 12, slug: '玄米茶' },
  })
  expect(renamed.status).toBe(200)

  const answer = await shop.fetch(encodeURI('/products/煎茶'), { host: store.storeDomain })

  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(encodeURI('/products/玄米茶'))
})

test('the second of a name gets a number, and other signs are refused', async () => {
  const store = await shop.aStore()
  const body = { storeId: store.storeId, name: '茶', price: 1 }
  await add(store, 'products/add-product', body)
  expect((await add(store, 'products/add-product', body)).slug).toBe('茶-2')
  for (const slug of ['茶/碗', '茶 碗', 'Ａ', 'ガ'.normalize('NFD'), '\u0301茶', '茶\u202e']) {
    const refused = await shop.call('POST', '/api/products/add-product', {
      as: store.owner,
      body: { ...body, slug },
    })
    expect([slug, refused.status]).toEqual([slug, 400])
  }
})
