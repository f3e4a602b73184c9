import type { Listing } from '@vitrine/contract/catalogue/listing.ts'
import { expect, test } from 'vitest'
import { reprice } from '../../testing/reprice.ts'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

const attributeGroups = [
  { name: 'Size', type: 'buttons' as const, values: [{ value: 'S' }, { value: 'L' }] },
]
const sized = (small: number, large: number, discountPrice: number | null = null) => [
  { price: small, discountPrice: null, attributes: { Size: 'S' } },
  { price: large, discountPrice, attributes: { Size: 'L' } },
]

async function listed({ storeId, storeDomain: host }: OwnedStore, query: object = {}) {
  const { body } = await shop.call<Listing>('GET', '/api/products/fetch-listing', {
    host,
    body: { storeId, ...query },
  })
  return body
}

const namesOf = async (store: OwnedStore, query: object) =>
  (await listed(store, query)).content.map(({ name }) => name)

test('a listing is sorted and filtered by what the cheapest variation costs', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Cup', price: 18, attributeGroups, variations: sized(0, 26) })
  await shop.aProduct(store, {
    name: 'Ring',
    price: 70,
    attributeGroups,
    variations: sized(55, 80),
  })
  await shop.aProduct(store, {
    name: 'Pot',
    price: 10,
    attributeGroups,
    variations: sized(0, 20, 6),
  })
  await shop.aProduct(store, { name: 'Tea', price: 12 })

  expect(await namesOf(store, { sort: 'price' })).toEqual(['Pot', 'Tea', 'Cup', 'Ring'])
  expect(await namesOf(store, { sort: 'price-desc' })).toEqual(['Ring', 'Cup', 'Tea', 'Pot'])
  expect(await namesOf(store, { sort: 'price', minPrice: 50, maxPrice: 60 })).toEqual(['Ring'])
  expect((await listed(store)).facets.price).toEqual({ min: 6, max: 55 })
})

test('variations that all cost the same are shown at what they cost', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Cup', price: 18, attributeGroups, variations: sized(20, 20) })
  const { content } = await listed(store)
  expect(content).toMatchObject([{ price: 20, discountPrice: null, fromPrice: null }])
})

test('the cheapest price follows every change of product and variations', async () => {
  const store = await shop.aStore()
  const cup = await shop.aProduct(store, {
    price: 18,
    attributeGroups,
    variations: sized(0, 26),
  })
  const from = async () => (await listed(store)).content[0]!.fromPrice
  const save = async (changes: object) => {
    const { id, name } = cup
    const body = { id, storeId: store.storeId, name, price: 18, attributeGroups, ...changes }
    await shop.call('PUT', '/api/products/update-product', { as: store.owner, body })
  }
  expect(await from()).toBe(18)
  await save({ variations: sized(15, 26) })
  expect(await from()).toBe(15)
  await save({ price: 14, variations: sized(0, 26) })
  expect(await from()).toBe(14)
  await save({ attributeGroups: [], variations: [] })
  expect((await listed(store)).content).toMatchObject([{ price: 18, fromPrice: null }])
})

test('a category with a price rule takes products by their cheapest variation', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const cup = { name: 'Cup', price: 18, attributeGroups, variations: sized(9, 26) }
  await shop.aProduct(store, cup)
  const rule = { match: 'all', conditions: [{ field: 'price', is: 'atMost', value: 10 }] }
  const body = { storeId, name: 'Small money', slug: 'small', rule }
  await shop.call('POST', '/api/category/add-category', { as: owner, body })
  expect(await namesOf(store, { category: 'small' })).toEqual(['Cup'])
})

test('in the European Union a reduced card names the lowest price of the thirty days before', async () => {
  const cardOf = async (country: string) => {
    const store = await shop.aStore({ country })
    const sencha = await shop.aProduct(store, { price: 30 })
    const { id, storeId, name } = { ...sencha, storeId: store.storeId }
    const body = { id, storeId, name, price: 30, discountPrice: 20 }
    await shop.call('PUT', '/api/products/update-product', { as: store.owner, body })
    return (await listed(store)).content[0]!.lowestPrice
  }
  expect(await cardOf('DE')).toBe(30)
  expect(await cardOf('CH')).toBeNull()
  const full = await shop.aStore({ country: 'DE' })
  await reprice(shop, full, await shop.aProduct(full, { price: 30 }), 25)
  expect((await listed(full)).content[0]!.lowestPrice).toBeNull()
})
