import type { CategoryProduct, OwnCategory } from '@vitrine/contract/catalogue/category.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

async function aCatalogue() {
  const store = await shop.aStore()
  const { body: catalogue } = await shop.call<OwnCategory>('POST', '/api/category/add-category', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Shelf' },
  })
  return { store, catalogue }
}

async function teas(store: OwnedStore, names: string[], categoryIds: string[] = []) {
  const ids: Record<string, string> = {}
  for (const name of names) ids[name] = (await shop.aProduct(store, { name, categoryIds })).id
  return ids
}

function choose({ owner }: OwnedStore, catalogue: OwnCategory, products: object) {
  const { id, storeId, name } = catalogue
  const body = { id, storeId, name, products }
  return shop.call<OwnCategory>('PUT', '/api/category/update-category', { as: owner, body })
}

async function shown({ storeId, storeDomain }: OwnedStore, sort?: string) {
  const { body } = await shop.call<{ content: { name: string }[] }>(
    'GET',
    '/api/products/fetch-listing',
    { host: storeDomain, body: { storeId, category: 'shelf', ...(sort && { sort }) } },
  )
  return body.content.map(({ name }) => name)
}

async function listed(store: OwnedStore, { id }: OwnCategory) {
  const { body } = await shop.call<{ content: CategoryProduct[] }>(
    'GET',
    '/api/category/products',
    { as: store.owner, body: { categoryId: id } },
  )
  return body.content.map(({ name }) => name)
}

test('products are in the owner’s order, on the page of the category and in sections', async () => {
  const { store, catalogue } = await aCatalogue()
  const { Sencha, Bancha, Matcha } = await teas(store, ['Sencha', 'Bancha', 'Matcha'])
  await choose(store, catalogue, { placed: [Matcha, Sencha, Bancha] })

  expect(await shown(store)).toEqual(['Matcha', 'Sencha', 'Bancha'])
  expect(await shown(store, 'name')).toEqual(['Bancha', 'Matcha', 'Sencha'])
  expect(await listed(store, catalogue)).toEqual(['Matcha', 'Sencha', 'Bancha'])
  const section = await shop.call<{ name: string }[]>(
    'GET',
    '/api/products/fetch-products-by-collection',
    {
      host: store.storeDomain,
      body: { storeId: store.storeId, productCollection: 'shelf', numberOfProducts: 2 },
    },
  )
  expect(section.body.map(({ name }) => name)).toEqual(['Matcha', 'Sencha'])
})

test('products that were not placed follow, and a removed one is gone', async () => {
  const { store, catalogue } = await aCatalogue()
  const { Sencha, Bancha } = await teas(store, ['Sencha', 'Bancha', 'Matcha'], [catalogue.id])
  await choose(store, catalogue, { placed: [Bancha] })
  expect(await shown(store)).toEqual(['Bancha', 'Matcha', 'Sencha'])

  await choose(store, catalogue, { placed: [], removed: [Sencha] })
  expect(await shown(store)).toEqual(['Matcha', 'Bancha'])
})

test('a saved product keeps its place', async () => {
  const { store, catalogue } = await aCatalogue()
  const { Sencha, Bancha } = await teas(store, ['Sencha', 'Bancha'])
  await choose(store, catalogue, { placed: [Sencha, Bancha] })
  const body = { id: Sencha, storeId: store.storeId, price: 9, categoryIds: [catalogue.id] }
  await shop.call('PUT', '/api/products/update-product', {
    as: store.owner,
    body: { ...body, name: 'Sencha' },
  })

  expect(await shown(store)).toEqual(['Sencha', 'Bancha'])
})

test('the owner sees drafts in a category, and shoppers do not', async () => {
  const { store, catalogue } = await aCatalogue()
  const draft = await shop.aProduct(store, { name: 'Draft', status: 'draft' })
  await choose(store, catalogue, { placed: [draft.id] })

  expect(await listed(store, catalogue)).toEqual(['Draft'])
  expect(await shown(store)).toEqual([])
})

test('a product that is gone, or of another store, is not placed', async () => {
  const { store, catalogue } = await aCatalogue()
  const foreign = await shop.aProduct(await shop.aStore())
  for (const id of [newId(), foreign.id])
    expect(await choose(store, catalogue, { placed: [id] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'products.placed' }] },
    })
})

test('more than 500 products are not placed by hand', async () => {
  const { store, catalogue } = await aCatalogue()
  const placed = Array.from({ length: 501 }, () => newId())

  expect(await choose(store, catalogue, { placed })).toMatchObject({
    status: 400,
    body: {
      issues: [{ path: 'products.placed', message: 'You can order up to 500 products by hand.' }],
    },
  })
})
