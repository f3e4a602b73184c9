import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

function update(store: OwnedStore, { id, storeId, name, price }: Product, values: object) {
  const body = { id, storeId, name, price, ...values }
  return shop.call<Product>('PUT', '/api/products/update-product', { as: store.owner, body })
}

async function search(store: OwnedStore, name: string) {
  const { body } = await shop.call<{ content: { name: string }[] }>(
    'GET',
    '/api/products/fetch-searched-products',
    { host: store.storeDomain, body: { storeId: store.storeId, name } },
  )
  return body.content.map((card) => card.name)
}

test('tags that differ in capitals alone are one', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { tags: ['Organic', 'gift', ' organic '] })

  expect(sencha.tags).toEqual(['Organic', 'gift'])
})

test('a product is found by its tags, and no longer by those that it has lost', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { name: 'Sencha', tags: ['Ceremonial'] })
  expect(await search(store, 'ceremonial')).toEqual(['Sencha'])

  await update(store, sencha, { tags: ['everyday'] })
  expect(await search(store, 'ceremonial')).toEqual([])
  expect(await search(store, 'everyday')).toEqual(['Sencha'])
})

test.each([
  ['a comma', ['green, tea'], 'A tag cannot contain a comma.'],
  ['nothing in it', ['  '], expect.any(String)],
  ['more than 40 letters', ['x'.repeat(41)], expect.any(String)],
])('a tag with %s is refused', async (_, tags, message) => {
  const store = await shop.aStore()
  const refused = await update(store, await shop.aProduct(store), { tags })

  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'tags.0', message }] } })
})

test('the tags of a store are listed, those of most products first', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { tags: ['gift', 'green'] })
  await shop.aProduct(store, { tags: ['Green'] })
  await shop.aProduct(await shop.aStore(), { tags: ['theirs'] })

  const path = '/api/products/tags'
  const { body } = await shop.call('GET', path, {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(body).toEqual([expect.stringMatching(/^green$/i), 'gift'])
})
