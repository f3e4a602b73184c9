import type { BulkResult } from '@vitrine/contract/catalogue/bulk-products.ts'
import type { Product, ProductRow } from '@vitrine/contract/catalogue/product.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

function edit(
  { storeId, owner }: OwnedStore,
  selection: object,
  change: object,
  rest: object = {},
) {
  const body = { storeId, selection, change, ...rest }
  return shop.call<BulkResult>('POST', '/api/products/bulk-edit', { as: owner, body })
}

function quickEdit({ storeId, owner }: OwnedStore, id: string, values: object) {
  const body = { storeId, id, ...values }
  return shop.call('PUT', '/api/products/quick-edit', { as: owner, body })
}

async function rows({ storeId, owner }: OwnedStore, filter: object = {}) {
  const body = { storeId, sort: 'name', ...filter }
  const path = '/api/products/filtered-products'
  const answer = await shop.call<PageOf<ProductRow>>('GET', path, { as: owner, body })
  return answer.body.content
}

const read = async ({ owner }: OwnedStore, { id }: Product) =>
  (await shop.call<Product>('GET', `/api/products/fetch-product-by-id/${id}`, { as: owner })).body

const tenPercentLess = { kind: 'price', by: 'percent', value: -10 }

test('a price change is shown first, then rounded once for products and variations alike', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { price: 12.55, discountPrice: 9.95 })
  const bancha = await shop.aProduct(store, {
    price: 0,
    attributeGroups: [{ name: 'Size', type: 'buttons', values: [{ value: '50 g' }] }],
    variations: [{ price: 7.05, attributes: { Size: '50 g' } }],
  })
  const chosen = { ids: [sencha.id, bancha.id] }

  const preview = await edit(store, chosen, tenPercentLess, { preview: true })
  expect(preview.body).toMatchObject({ matched: 2, unfit: 0 })
  expect(preview.body.samples).toContainEqual({ name: sencha.name, from: 12.55, to: 11.3 })
  expect(await read(store, sencha)).toMatchObject({ price: 12.55 })

  expect((await edit(store, chosen, tenPercentLess)).status).toBe(200)
  expect(await read(store, sencha)).toMatchObject({ price: 11.3, discountPrice: 8.96 })
  expect((await read(store, bancha)).variations).toMatchObject([{ price: 6.35 }])
})

test('prices that would not be valid are counted, and nothing is changed', async () => {
  const store = await shop.aStore()
  const cheap = await shop.aProduct(store, { price: 3 })
  const expensive = await shop.aProduct(store, { price: 30 })
  const change = { kind: 'price', by: 'amount', value: -5 }
  const chosen = { ids: [cheap.id, expensive.id] }

  expect((await edit(store, chosen, change, { preview: true })).body).toMatchObject({ unfit: 1 })
  expect(await edit(store, chosen, change)).toMatchObject({ status: 400 })
  expect(await read(store, expensive)).toMatchObject({ price: 30 })
  expect((await edit(store, { ids: [expensive.id] }, change)).status).toBe(200)
  expect(await read(store, expensive)).toMatchObject({ price: 25 })
})

test('all products that a filter leaves are changed, and no others', async () => {
  const store = await shop.aStore()
  for (const name of ['Sencha', 'Sencha Uji', 'Bancha']) await shop.aProduct(store, { name })
  const found = { filter: { search: 'sencha' } }

  expect((await edit(store, found, { kind: 'status', status: 'archived' })).body.matched).toBe(2)
  const archived = (await rows(store, { status: 'archived' })).map(({ name }) => name)
  expect(archived).toEqual(['Sencha', 'Sencha Uji'])
  await edit(store, { filter: { status: 'archived' } }, { kind: 'delete' })
  expect((await rows(store)).map(({ name }) => name)).toEqual(['Bancha'])
})

test('products are put into a category and taken out of it', async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]
  const addCategory = async ({ storeId, owner }: OwnedStore) => {
    const body = { storeId, name: 'Green tea' }
    const path = '/api/category/add-category'
    return (await shop.call<{ id: string }>('POST', path, { as: owner, body })).body.id
  }
  const [categoryId, foreign] = [await addCategory(store), await addCategory(other)]
  const { id } = await shop.aProduct(store)
  const chosen = { ids: [id] }

  await edit(store, chosen, { kind: 'addCategory', categoryId })
  await edit(store, chosen, { kind: 'addCategory', categoryId })
  expect(await rows(store)).toMatchObject([{ categories: ['Green tea'] }])
  await edit(store, chosen, { kind: 'removeCategory', categoryId })
  expect(await rows(store)).toMatchObject([{ categories: [] }])
  const wrong = { kind: 'addCategory', categoryId: foreign }
  expect(await edit(store, chosen, wrong)).toMatchObject({ status: 404 })
})

test("another store's product spoils the whole selection", async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]
  const [ours, theirs] = [await shop.aProduct(store), await shop.aProduct(other)]

  expect(await edit(store, { ids: [ours.id, theirs.id] }, { kind: 'delete' })).toMatchObject({
    status: 404,
  })
  expect(await rows(store)).toHaveLength(1)
  expect(await rows(other)).toHaveLength(1)
})

test.each([
  ['no selection', {}, { kind: 'delete' }],
  ['an empty selection', { ids: [] }, { kind: 'delete' }],
  ['an unknown change', { filter: {} }, { kind: 'paint' }],
  ['more decimals than cents', { filter: {} }, { kind: 'price', by: 'amount', value: 0.001 }],
])('%s is refused', async (_, selection, change) => {
  expect(await edit(await shop.aStore(), selection, change)).toMatchObject({ status: 400 })
})

test('price and stock are set in the list, and what was sold meanwhile stays sold', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store, { price: 12, discountPrice: 9, stock: 8 })

  expect((await quickEdit(store, product.id, { price: 15 })).status).toBe(200)
  expect((await quickEdit(store, product.id, { stock: 20, stockSeen: 10 })).status).toBe(200)
  expect(await rows(store)).toMatchObject([{ price: 15, stock: 18 }])
  expect(await quickEdit(store, product.id, { price: 9 })).toMatchObject({ status: 400 })
  const other = await shop.aStore()
  expect(await quickEdit(other, product.id, { price: 1 })).toMatchObject({ status: 404 })
  const uncounted = await shop.aProduct(store, { name: 'Uncounted' })
  expect(await quickEdit(store, uncounted.id, { stock: 3 })).toMatchObject({ status: 400 })
})
