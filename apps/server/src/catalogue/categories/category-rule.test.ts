import type { CategoryRule, RuleCondition } from '@vitrine/contract/catalogue/category-rule.ts'
import type { FittingProducts, OwnCategory } from '@vitrine/contract/catalogue/category.ts'
import type { Product, ProductInput } from '@vitrine/contract/catalogue/product.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const allOf = (...conditions: RuleCondition[]): CategoryRule => ({ match: 'all', conditions })
const tagged = (value: string): RuleCondition => ({ field: 'tag', is: 'is', value })

async function withRule(rule: CategoryRule, store?: OwnedStore) {
  const own = store ?? (await shop.aStore())
  const { body: category } = await add(own, { rule })
  return { store: own, category }
}

function add({ storeId, owner }: OwnedStore, values: object) {
  const body = { storeId, name: 'Shelf', ...values }
  return shop.call<OwnCategory>('POST', '/api/category/add-category', { as: owner, body })
}

function change({ owner }: OwnedStore, { id, storeId, name }: OwnCategory, values: object) {
  const body = { id, storeId, name, ...values }
  return shop.call<OwnCategory>('PUT', '/api/category/update-category', { as: owner, body })
}

function save({ owner }: OwnedStore, { id, storeId, name, price }: Product, values: object) {
  const body = { id, storeId, name, price, ...values }
  return shop.call('PUT', '/api/products/update-product', { as: owner, body })
}

async function shown({ storeId, storeDomain }: OwnedStore, slug = 'shelf') {
  const { body } = await shop.call<{ content: { name: string }[] }>(
    'GET',
    '/api/products/fetch-listing',
    { host: storeDomain, body: { storeId, category: slug, sort: 'name' } },
  )
  return body.content.map(({ name }) => name)
}

const sized = (Size: string, stock: number) => ({ price: 5, attributes: { Size }, stock })

const group = (value: string) => ({
  attributeGroups: [{ name: 'Grade', type: 'select' as const, values: [{ value }] }],
})

const cases: [string, RuleCondition, Partial<ProductInput>, Partial<ProductInput>][] = [
  ['price from', { field: 'price', is: 'atLeast', value: 10 }, { price: 10 }, { price: 9.99 }],
  [
    'price up to, with the discount',
    { field: 'price', is: 'atMost', value: 5.5 },
    { price: 9, discountPrice: 5.5 },
    { price: 5.51 },
  ],
  ['in stock', { field: 'stock', is: 'in' }, { stock: 1 }, { stock: 0 }],
  ['sold out', { field: 'stock', is: 'out' }, { stockStatus: false }, {}],
  ['few pieces', { field: 'pieces', is: 'atMost', value: 3 }, { stock: 3 }, { stock: 4 }],
  ['a tag', tagged('Gift'), { tags: ['new', 'gift'] }, { tags: ['gifts'] }],
  ['not a tag', { field: 'tag', is: 'isNot', value: 'gift' }, {}, { tags: ['Gift'] }],
  [
    'an attribute',
    { field: 'attribute', is: 'is', name: 'Grade', value: "A'; --" },
    group("A'; --"),
    group('A'),
  ],
  [
    'not an attribute',
    { field: 'attribute', is: 'isNot', name: 'Grade', value: 'A' },
    group('B'),
    group('A'),
  ],
]

test.each(cases)(
  'a rule by %s takes what fits and nothing else',
  async (_, condition, fits, not) => {
    const { store } = await withRule(allOf(condition))
    await shop.aProduct(store, { name: 'Fits', ...fits })
    await shop.aProduct(store, { name: 'Does not', ...not })

    expect(await shown(store)).toEqual(['Fits'])
  },
)

test('a rule by the day takes what was created since, or before', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Sencha' })
  await add(store, {
    name: 'Old',
    rule: allOf({ field: 'created', is: 'before', value: '2020-01-01' }),
  })
  await add(store, {
    name: 'New',
    rule: allOf({ field: 'created', is: 'after', value: '2020-01-01' }),
  })

  expect(await shown(store, 'old')).toEqual([])
  expect(await shown(store, 'new')).toEqual(['Sencha'])
})

test('a rule takes all that is there already, and any or all of its conditions', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Both', price: 5, tags: ['gift'] })
  await shop.aProduct(store, { name: 'Cheap', price: 5 })
  await shop.aProduct(store, { name: 'Gift', price: 50, tags: ['gift'] })
  await shop.aProduct(store, { name: 'Neither', price: 50 })
  const conditions = [tagged('gift'), { field: 'price', is: 'atMost', value: 10 }]
  const { body: category } = await add(store, { rule: { match: 'any', conditions } })
  expect(await shown(store)).toEqual(['Both', 'Cheap', 'Gift'])

  const { body } = await change(store, category, { rule: { match: 'all', conditions } })
  expect(await shown(store)).toEqual(['Both'])
  expect(body).toMatchObject({ rule: { match: 'all', conditions }, productCount: 1 })
})

test('products are added and removed as they change, whatever changed them', async () => {
  const { store } = await withRule(allOf(tagged('gift'), { field: 'stock', is: 'in' }))
  const sencha = await shop.aProduct(store, { name: 'Sencha', tags: ['gift'], stock: 1 })
  expect(await shown(store)).toEqual(['Sencha'])

  await aShopper(shop, store).buy([{ product: sencha, quantity: 1 }])
  expect(await shown(store)).toEqual([])

  const quick = { storeId: store.storeId, id: sencha.id, stock: 7, stockSeen: 0 }
  await shop.call('PUT', '/api/products/quick-edit', { as: store.owner, body: quick })
  expect(await shown(store)).toEqual(['Sencha'])

  await save(store, sencha, { tags: ['everyday'], trackStock: true, stock: 7 })
  expect(await shown(store)).toEqual([])
})

test('the pieces of all variations count together', async () => {
  const { store } = await withRule(allOf({ field: 'pieces', is: 'atLeast', value: 5 }))
  const values = [{ value: 'Small' }, { value: 'Large' }]
  const attributeGroups = [{ name: 'Size', type: 'select' as const, values }]
  const sencha = await shop.aProduct(store, {
    attributeGroups,
    trackStock: true,
    variations: [sized('Small', 2), sized('Large', 2)],
  })
  expect(await shown(store)).toEqual([])

  const variations = [sized('Small', 2), sized('Large', 3)]
  await save(store, sencha, { attributeGroups, trackStock: true, variations })
  expect(await shown(store)).toEqual([sencha.name])
})

test('a product cannot be put into a category with a rule, nor taken out', async () => {
  const { store, category } = await withRule(allOf(tagged('gift')))
  const [gift, plain] = [
    await shop.aProduct(store, { name: 'Gift', tags: ['gift'] }),
    await shop.aProduct(store, { name: 'Plain', categoryIds: [category.id] }),
  ]
  expect(plain.categoryIds).toEqual([])
  await save(store, gift, { tags: ['gift'], categoryIds: [] })
  expect(await shown(store)).toEqual(['Gift'])

  const placed = await change(store, category, { products: { placed: [plain.id] } })
  expect(placed).toMatchObject({ status: 400, body: { issues: [{ path: 'products' }] } })
  const bulk = {
    storeId: store.storeId,
    selection: { ids: [plain.id] },
    change: { kind: 'addCategory', categoryId: category.id },
  }
  expect(
    await shop.call('POST', '/api/products/bulk-edit', { as: store.owner, body: bulk }),
  ).toMatchObject({
    status: 400,
    body: { issues: [{ message: '“Shelf” chooses its products by a rule.' }] },
  })
})

test('without its rule a category begins empty, and an update that does not name it keeps it', async () => {
  const { store, category } = await withRule(allOf(tagged('gift')))
  const gift = await shop.aProduct(store, { name: 'Gift', tags: ['gift'] })
  await change(store, category, { seoTitle: 'Gifts' })
  expect(await shown(store)).toEqual(['Gift'])

  await change(store, category, { rule: null })
  expect(await shown(store)).toEqual([])
  await change(store, category, { rule: null, products: { placed: [gift.id] } })
  expect(await shown(store)).toEqual(['Gift'])
})

test('the name of a category with a rule is nothing that its products are found by', async () => {
  const store = await shop.aStore()
  await add(store, { name: 'Zanzibar', rule: allOf(tagged('gift')) })
  await shop.aProduct(store, { name: 'Gift box', tags: ['gift'] })
  const search = (name: string) =>
    shop.call<{ content: object[] }>('GET', '/api/products/fetch-searched-products', {
      host: store.storeDomain,
      body: { storeId: store.storeId, name },
    })

  expect((await search('zanzibar')).body.content).toEqual([])
  expect((await search('box')).body.content).toHaveLength(1)
})

test('a rule is tried out before it is saved, over drafts too', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Gift', tags: ['gift'] })
  await shop.aProduct(store, { name: 'Draft', tags: ['gift'], status: 'draft' })
  const preview = (rule: CategoryRule) =>
    shop.call<FittingProducts>('POST', '/api/category/preview-rule', {
      as: store.owner,
      body: { storeId: store.storeId, rule },
    })

  const { body } = await preview(allOf(tagged('gift')))
  expect(body).toMatchObject({ total: 2, products: [{ name: 'Draft' }, { name: 'Gift' }] })
  expect((await preview(allOf(tagged('none')))).body).toEqual({ total: 0, products: [] })
})

test.each([
  [{ match: 'all', conditions: [] }, 'rule.conditions'],
  [
    { match: 'all', conditions: [{ field: 'price', is: 'atLeast', value: 1.234 }] },
    'rule.conditions.0.value',
  ],
  [
    { match: 'all', conditions: [{ field: 'created', is: 'after', value: '2026-02-30' }] },
    'rule.conditions.0.value',
  ],
  [
    { match: 'all', conditions: [{ field: 'created', is: 'after', value: '0000-01-01' }] },
    'rule.conditions.0.value',
  ],
  [
    { match: 'all', conditions: [{ field: 'colour', is: 'is', value: 'red' }] },
    'rule.conditions.0.field',
  ],
])('the rule %j is refused where it is wrong', async (rule, path) => {
  const store = await shop.aStore()
  expect(await add(store, { rule })).toMatchObject({ status: 400, body: { issues: [{ path }] } })
})

test('a rule takes nothing of another store', async () => {
  const neighbour = await shop.aStore()
  await shop.aProduct(neighbour, { tags: ['gift'] })
  const { category } = await withRule(allOf(tagged('gift')))

  expect(category.productCount).toBe(0)
})
