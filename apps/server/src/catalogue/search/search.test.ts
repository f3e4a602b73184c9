import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import type { SearchMiss } from '@vitrine/contract/catalogue/search.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { maxMisses } from './search-misses.ts'

const shop = startShop()

function ask(store: OwnedStore, name: string, page: object = {}) {
  const { storeId, storeDomain: host } = store
  const body = { storeId, name, ...page }
  const path = '/api/products/fetch-searched-products'
  return shop.call<PageOf<ProductCard>>('GET', path, { host, body })
}

async function find(store: OwnedStore, name: string) {
  const { status, body } = await ask(store, name)
  expect(status).toBe(200)
  return body.content.map((card) => card.name)
}

async function findAsOwner({ storeId, owner }: OwnedStore, search: string, rest: object = {}) {
  const { body } = await shop.call<PageOf<ProductCard>>('GET', '/api/products/filtered-products', {
    as: owner,
    body: { storeId, search, ...rest },
  })
  return body.content.map((card) => card.name)
}

async function misses({ storeId, owner }: OwnedStore, pageSize = 20) {
  const path = '/api/products/search-misses'
  const body = { storeId, pageSize }
  return (await shop.call<PageOf<SearchMiss>>('GET', path, { as: owner, body })).body
}

async function aTeaHouse() {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Crème brûlée rooibos', sku: 'ROO-77/b' })
  await shop.aProduct(store, { name: 'Gyokuro', description: '<p>Shaded, from Uji</p>' })
  await shop.aProduct(store, { name: 'Kabusecha from Uji' })
  await shop.aProduct(store, { name: 'Зелёный чай' })
  await shop.aProduct(store, { name: 'קפה שחור' })
  return store
}

test.each([
  ['accents that are left out', 'creme brulee', 'Crème brûlée rooibos'],
  ['accents that are put in', 'róoïbos', 'Crème brûlée rooibos'],
  ['the beginning of a word', 'gyok', 'Gyokuro'],
  ['capitals', 'GYOKURO', 'Gyokuro'],
  ['words in another order', 'rooibos creme', 'Crème brûlée rooibos'],
  ['a SKU', 'ROO-77/b', 'Crème brûlée rooibos'],
  ['a SKU without its signs', 'roo77b', 'Crème brûlée rooibos'],
  ['a letter too many', 'gyokkuro', 'Gyokuro'],
  ['a letter too few', 'gyouro', 'Gyokuro'],
  ['a wrong letter', 'gyokuru', 'Gyokuro'],
  ['two letters swapped', 'gyoukro', 'Gyokuro'],
  ['a typo beside a word that is right', 'creme broolee', undefined],
  ['a typo in another script', 'зеленый чйа', undefined],
  ['a swapped pair in another script', 'зелеынй', 'Зелёный чай'],
  ['a script from right to left', 'שחור', 'קפה שחור'],
])('shoppers find a product by %s', async (_, term, name) => {
  expect(await find(await aTeaHouse(), term)).toEqual(name ? [name] : [])
})

test('a match in the name comes before a match in the description', async () => {
  expect(await find(await aTeaHouse(), 'uji')).toEqual(['Kabusecha from Uji', 'Gyokuro'])
})

test('a product is found by its category, its options and the SKU of a variation', async () => {
  const store = await shop.aStore()
  const { body: category } = await shop.call<{ id: string }>('POST', '/api/category/add-category', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Oolong' },
  })
  await shop.aProduct(store, {
    name: 'Da Hong Pao',
    categoryIds: [category.id],
    attributeGroups: [{ name: 'Roast', type: 'buttons', values: [{ value: 'Charcoal' }] }],
    variations: [{ price: 9, attributes: { Roast: 'Charcoal' }, sku: 'DHP-C1' }],
  })

  for (const term of ['oolong', 'charcoal', 'dhp-c1', 'pao oolong charc'])
    expect(await find(store, term)).toEqual(['Da Hong Pao'])

  const renamed = { storeId: store.storeId, id: category.id, name: 'Wulong' }
  await shop.call('PUT', '/api/category/update-category', { as: store.owner, body: renamed })
  expect(await find(store, 'wulong')).toEqual(['Da Hong Pao'])
  await shop.call('DELETE', `/api/category/delete/${category.id}`, { as: store.owner })
  expect(await find(store, 'wulong')).toEqual([])
})

test('a change is found at once, and what is hidden or gone is not', async () => {
  const store = await shop.aStore()
  const { id, name, price } = await shop.aProduct(store, { name: 'Sencha', status: 'draft' })
  const put = (values: object) =>
    shop.call('PUT', '/api/products/update-product', {
      as: store.owner,
      body: { storeId: store.storeId, id, name, price, ...values },
    })

  expect(await find(store, 'sencha')).toEqual([])
  expect(await findAsOwner(store, 'senhca')).toEqual(['Sencha'])
  await put({ status: 'active' })
  expect(await find(store, 'sencha')).toEqual(['Sencha'])
  await put({ name: 'Bancha' })
  expect([await find(store, 'sencha'), await find(store, 'bancha')]).toEqual([[], ['Bancha']])
  await shop.call('DELETE', `/api/products/delete/${id}`, { as: store.owner })
  expect(await find(store, 'bancha')).toEqual([])
})

test('a product without a single letter is stored, and found by its SKU', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: '🍵', sku: 'CUP-1' })
  expect(await find(store, 'cup-1')).toEqual(['🍵'])
})

test("a search finds nothing of another store's", async () => {
  const [ours, theirs] = [await shop.aStore(), await shop.aStore()]
  await shop.aProduct(theirs, { name: 'Matcha' })
  expect(await find(ours, 'matcha')).toEqual([])
})

test('pages of results do not overlap, and past the last one the total stays', async () => {
  const store = await shop.aStore()
  for (const number of [1, 2, 3]) await shop.aProduct(store, { name: `Sencha ${number}` })
  const page = async (pageNumber: number) =>
    (await ask(store, 'sencha', { pageNumber, pageSize: 2 })).body

  const names = [await page(0), await page(1)].flatMap(({ content }) => content.map((c) => c.name))
  expect(names.toSorted()).toEqual(['Sencha 1', 'Sencha 2', 'Sencha 3'])
  expect(await page(7)).toMatchObject({ content: [], totalElements: 3, totalPages: 2 })
})

test.each([
  ['10,000 letters', 'a'.repeat(10_000)],
  ['10,000 words', 'tea '.repeat(2_500)],
  ['signs', `%_\\'"`],
  ['signs of the query language', `sencha & | ! ( ) :* <-> '`],
  ['a pattern', '%%%%%%%%'],
  ['emoji', '🍵🫖'],
  ['right to left', '\u202Eתה ירוק'],
  ['marks alone', '\u0301\u0301'],
  ['nothing but space', ' \t '],
])('a search for %s is answered with nothing', async (_, term) => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Bancha' })
  expect(await ask(store, term)).toMatchObject({ status: 200, body: { content: [] } })
  expect(await findAsOwner(store, term.trim() || '%')).toEqual([])
})

test('words that shoppers miss are listed for the owner, and can be taken off', async () => {
  const store = await aTeaHouse()
  await find(store, 'Pu-Erh')
  await find(store, 'pu erh')
  await find(store, 'lapsang')
  await find(store, 'gyokuro')

  expect((await misses(store)).content).toMatchObject([
    { term: 'pu erh', searches: 2 },
    { term: 'lapsang', searches: 1 },
  ])
  const forget = (term: string, { storeId, owner } = store) =>
    shop.call('DELETE', '/api/products/search-misses', { as: owner, body: { storeId, term } })
  expect(await forget('pu erh', await shop.aStore())).toMatchObject({ status: 404 })
  expect(await forget('pu erh')).toMatchObject({ status: 200 })
  expect(await forget('pu erh')).toMatchObject({ status: 404 })
  expect((await misses(store)).content).toMatchObject([{ term: 'lapsang' }])
})

test('searches that may contain personal data are not stored', async () => {
  const store = await shop.aStore()
  for (const term of ['ada@example.com', '+49 170 1234567', '🍵', '4111 1111 1111 1111'])
    await find(store, term)
  expect((await misses(store)).content).toEqual([])
})

test('the number of stored searches is limited', async () => {
  const store = await shop.aStore()
  await find(store, 'lapsang souchong')
  await find(store, 'lapsang souchong')
  const letters = 'abcdefghijklmnopqrstuvw'.split('')
  for (const first of letters)
    await Promise.all(letters.map((second) => find(store, `missing ${first}${second}`)))
  await find(store, 'one more')

  const { totalElements, content } = await misses(store)
  expect(totalElements).toBe(maxMisses)
  expect(content[0]).toMatchObject({ term: 'lapsang souchong' })
}, 60_000)
