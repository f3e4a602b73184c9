import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { Listing } from '@vitrine/contract/catalogue/listing.ts'
import type { ProductInput } from '@vitrine/contract/catalogue/product.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

const sizes = (...values: string[]) => ({
  name: 'Size',
  type: 'buttons' as const,
  values: values.map((value) => ({ value })),
})
const green = { value: 'Green', swatch: '#3a6b35' }
const colour = (...values: { value: string; swatch?: string }[]) => ({
  name: 'Colour',
  type: 'color' as const,
  values,
})

const variation = (size: string, tint: string, stock: number) => ({
  price: 0,
  stock,
  attributes: { Size: size, Colour: tint },
})

const teas: Partial<ProductInput>[] = [
  { name: 'Sencha', price: 14, attributeGroups: [sizes('50 g', '100 g')] },
  { name: 'Bancha', price: 7, attributeGroups: [sizes('100 g')], stock: 0 },
  { name: 'Matcha', price: 30, discountPrice: 10, featured: true },
  { name: 'Gyokuro', price: 32, attributeGroups: [sizes('50 g'), colour(green)] },
  { name: 'Draft', price: 9, status: 'draft', attributeGroups: [sizes('50 g')] },
]

async function aTeaShop() {
  const store = await shop.aStore()
  for (const tea of teas) await shop.aProduct(store, tea)
  return store
}

async function aCategory({ storeId, owner }: OwnedStore, name: string) {
  const body = { storeId, name }
  const path = '/api/category/add-category'
  return (await shop.call<Category>('POST', path, { as: owner, body })).body
}

function list({ storeId, storeDomain }: OwnedStore, query = '') {
  const path = `/api/products/fetch-listing?storeId=${storeId}&${query}`
  return shop.call<Listing>('GET', path, { host: storeDomain })
}

async function namesOf(store: OwnedStore, query = '') {
  const { body } = await list(store, query)
  return body.content.map(({ name }) => name)
}

const chosen = (...values: [name: string, value: string][]) =>
  values
    .map(
      ([name, value], index) =>
        `attributes[${index}][name]=${name}&attributes[${index}][value]=${value}`,
    )
    .join('&')

const page = (pageNumber: number) => `sort=name&pageSize=3&pageNumber=${pageNumber}`

test('products are sorted by what a shopper pays, by age, by name and by sales', async () => {
  const store = await aTeaShop()
  await inStore(shop.services.db, store.storeId, (tx) =>
    tx.execute(sql`UPDATE products SET sold_count = 5 WHERE name = 'Bancha'`),
  )

  expect(await namesOf(store, 'sort=price')).toEqual(['Bancha', 'Matcha', 'Sencha', 'Gyokuro'])
  expect(await namesOf(store, 'sort=price-desc')).toEqual(['Gyokuro', 'Sencha', 'Matcha', 'Bancha'])
  expect(await namesOf(store, 'sort=newest')).toEqual(['Gyokuro', 'Matcha', 'Bancha', 'Sencha'])
  expect(await namesOf(store, 'sort=name')).toEqual(['Bancha', 'Gyokuro', 'Matcha', 'Sencha'])
  expect(await namesOf(store, 'sort=best-selling')).toEqual([
    'Bancha',
    'Gyokuro',
    'Matcha',
    'Sencha',
  ])
  expect(await namesOf(store)).toEqual(['Matcha', 'Bancha', 'Gyokuro', 'Sencha'])
})

test('a range of prices includes both of its ends and goes by the discount price', async () => {
  const store = await aTeaShop()

  expect(await namesOf(store, 'sort=price&minPrice=10&maxPrice=14')).toEqual(['Matcha', 'Sencha'])
  expect(await namesOf(store, 'sort=price&minPrice=14.01')).toEqual(['Gyokuro'])
})

test('sold out products can be left out', async () => {
  const store = await aTeaShop()

  expect(await namesOf(store, 'inStock=true&sort=name')).toEqual(['Gyokuro', 'Matcha', 'Sencha'])
})

test('one of the values chosen of a group is enough, and each group has to fit', async () => {
  const store = await aTeaShop()

  const either = chosen(['Size', '50 g'], ['Size', '100 g'])
  expect(await namesOf(store, `sort=name&${either}`)).toEqual(['Bancha', 'Gyokuro', 'Sencha'])
  const both = chosen(['Size', '50 g'], ['Colour', 'Green'])
  expect(await namesOf(store, `sort=name&${both}`)).toEqual(['Gyokuro'])
  expect(await namesOf(store, chosen(['Colour', '50 g']))).toEqual([])
})

test('each facet counts what the other filters leave', async () => {
  const store = await aTeaShop()

  const { body: all } = await list(store)
  expect(all.facets).toEqual({
    price: { min: 7, max: 32 },
    inStock: 3,
    attributes: [
      {
        name: 'Size',
        type: 'buttons',
        values: [
          { value: '50 g', count: 2 },
          { value: '100 g', count: 2 },
        ],
      },
      { name: 'Colour', type: 'color', values: [{ ...green, count: 1 }] },
    ],
  })

  const { body: some } = await list(store, `minPrice=10&inStock=true&${chosen(['Size', '50 g'])}`)
  expect(some).toMatchObject({
    totalElements: 2,
    facets: {
      price: { min: 14, max: 32 },
      inStock: 2,
      attributes: [
        { values: [{ count: 2 }, { value: '100 g', count: 1 }] },
        { values: [{ value: 'Green', count: 1 }] },
      ],
    },
  })
})

test('one variation has to be all that was chosen, and in stock where that is wanted', async () => {
  const store = await shop.aStore()
  const both = [sizes('50 g', '100 g'), colour(green, { value: 'Black' })]
  await shop.aProduct(store, {
    name: 'Sencha',
    price: 14,
    trackStock: true,
    attributeGroups: both,
    variations: [variation('50 g', 'Green', 0), variation('100 g', 'Black', 4)],
  })
  await shop.aProduct(store, {
    name: 'Kukicha',
    price: 9,
    trackStock: true,
    attributeGroups: both,
    variations: [variation('50 g', 'Green', 3), variation('50 g', 'Black', 0)],
  })
  const small = chosen(['Size', '50 g'])

  expect(await namesOf(store, `sort=name&${small}`)).toEqual(['Kukicha', 'Sencha'])
  expect(await namesOf(store, `sort=name&inStock=true&${small}`)).toEqual(['Kukicha'])
  const smallAndBlack = chosen(['Size', '50 g'], ['Colour', 'Black'])
  expect(await namesOf(store, `sort=name&${smallAndBlack}`)).toEqual(['Kukicha'])
  expect(await namesOf(store, `sort=name&inStock=true&${smallAndBlack}`)).toEqual([])

  const { body } = await list(store, `inStock=true&${small}`)
  expect(body).toMatchObject({
    totalElements: 1,
    facets: {
      price: { min: 9, max: 9 },
      inStock: 1,
      attributes: [
        {
          name: 'Colour',
          values: [
            { value: 'Green', count: 1 },
            { value: 'Black', count: 0 },
          ],
        },
        {
          name: 'Size',
          values: [
            { value: '50 g', count: 1 },
            { value: '100 g', count: 1 },
          ],
        },
      ],
    },
  })
})

test('a collection lists and counts the products of its category, also under an old slug', async () => {
  const store = await aTeaShop()
  const whisks = await aCategory(store, 'Whisks')
  const { storeId, owner } = store
  await shop.aProduct(store, { name: 'Chasen', price: 19, categoryIds: [whisks.id] })
  await shop.call('PUT', '/api/category/update-category', {
    as: owner,
    body: { id: whisks.id, storeId, name: 'Whisks', slug: 'chasen' },
  })

  expect((await list(store, 'category=whisks')).body).toMatchObject({
    category: { slug: 'chasen', productCount: 1 },
    content: [{ name: 'Chasen' }],
    totalElements: 1,
    facets: { price: { min: 19, max: 19 }, inStock: 1, attributes: [] },
  })
})

test('pages do not overlap, and past the last one is nothing', async () => {
  const store = await aTeaShop()

  expect((await list(store, page(0))).body).toMatchObject({ totalElements: 4, totalPages: 2 })
  expect(await namesOf(store, page(0))).toEqual(['Bancha', 'Gyokuro', 'Matcha'])
  expect(await namesOf(store, page(1))).toEqual(['Sencha'])
  expect(await namesOf(store, page(9999))).toEqual([])
})

test('a store without products answers with nothing to choose from', async () => {
  const store = await shop.aStore()

  expect((await list(store)).body).toMatchObject({
    content: [],
    totalElements: 0,
    totalPages: 0,
    category: null,
    facets: { price: null, inStock: 0, attributes: [] },
  })
})

test("another store's category is not found, and its products are not listed", async () => {
  const [tea, records] = [await aTeaShop(), await shop.aStore()]
  const vinyl = await aCategory(records, 'Vinyl')
  await shop.aProduct(records, { name: 'Low Orbit', categoryIds: [vinyl.id] })

  expect(await list(tea, 'category=vinyl')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
  expect(await namesOf(tea)).not.toContain('Low Orbit')
  const { storeId } = records
  const foreign = `/api/products/fetch-listing?storeId=${storeId}`
  expect(await shop.call('GET', foreign, { host: tea.storeDomain })).toMatchObject({ status: 404 })
})

test.each([
  ['sort=cheapest', 'sort'],
  ['minPrice=-1', 'minPrice'],
  ['minPrice=1.005', 'minPrice'],
  ['minPrice=9&maxPrice=8', 'maxPrice'],
  ['maxPrice=many', 'maxPrice'],
  ['inStock=perhaps', 'inStock'],
  ['pageNumber=10000', 'pageNumber'],
  ['pageSize=101', 'pageSize'],
  [chosen(['Size', 'x'.repeat(61)]), 'attributes.0.value'],
  [chosen(...Array.from({ length: 21 }, (): [string, string] => ['Size', newId()])), 'attributes'],
])('%s is refused by name', async (query, path) => {
  const store = await shop.aStore()

  expect(await list(store, query)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', issues: [{ path }] },
  })
})
