import { wallClockIn } from '@vitrine/commerce/places/time-zone.ts'
import type { ProductInput } from '@vitrine/contract/catalogue/product.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { productFiles } from '../../testing/product-files.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const sign = fc.constantFrom(
  '=1+1',
  "'",
  '-',
  '@',
  ';',
  ':',
  '\\',
  '|',
  '#',
  '(',
  ')',
  '"',
  ',',
  '\n',
  '\r\n',
  '\t',
  ' ',
  'é',
  '茶',
  '🍵',
  'a',
  'Z',
  '7',
  '<b>',
  '&amp;',
  '\u00a0',
  '#1f8a70',
  '(color)',
)
const words = (max: number) =>
  fc.array(sign, { minLength: 1, maxLength: max }).map((parts) => parts.join('').trim() || 'tea')
const url = fc
  .tuple(fc.constantFrom('/media/', 'https://pictures.example/'), words(4))
  .map(([start, rest]) => start + rest.replaceAll(/[\t\r\n]/g, ''))
const cents = fc.integer({ min: 2, max: 99_999 }).map((amount) => amount / 100)
const group = fc.record({
  name: words(3),
  type: fc.constantFrom('select' as const, 'color' as const, 'buttons' as const),
  values: fc.uniqueArray(
    fc
      .record({ value: words(3) })
      .chain(({ value }) => fc.constantFrom({ value }, { value, swatch: '#1F8a70' })),
    { minLength: 1, maxLength: 3, selector: ({ value }) => value },
  ),
})

const product = fc
  .record({
    name: words(5),
    price: cents,
    isReduced: fc.boolean(),
    description: words(8),
    seoTitle: words(4),
    metaDescription: fc.constantFrom('', ' spaces ', '=cmd'),
    status: fc.constantFrom('active' as const, 'draft' as const, 'archived' as const),
    featured: fc.boolean(),
    sku: fc.constantFrom('', '007', '-A-1', '+49'),
    vendor: fc.constantFrom('', '=Uji & Söhne', "O'Neill"),
    productType: fc.constantFrom('', 'Tea; loose'),
    barcode: fc.constantFrom('', '0036000291452', '-B 1'),
    cost: fc.constantFrom(null, 0, 4.05),
    trackStock: fc.boolean(),
    stock: fc.nat(50),
    stockStatus: fc.boolean(),
    weight: fc.constantFrom(null, 0, 250),
    pictures: fc.uniqueArray(url, { maxLength: 4 }),
    alt: words(4),
    tags: fc.uniqueArray(
      words(3).map((tag) => tag.replaceAll(',', '.')),
      { maxLength: 3, selector: (tag) => tag.toLowerCase() },
    ),
    attributeGroups: fc.uniqueArray(group, { maxLength: 2, selector: ({ name }) => name }),
    isInCategory: fc.boolean(),
  })
  .map(({ isReduced, pictures: [productImage = null, ...galleryImages], alt, ...values }) => ({
    ...values,
    discountPrice: isReduced ? Math.floor(values.price * 50) / 100 : null,
    productImage,
    galleryImages: productImage ? [...galleryImages, productImage] : [],
    imageAlts: productImage ? { [productImage]: alt } : {},
    variations: variationsOf(values.attributeGroups, values.price),
  }))

function variationsOf(groups: NonNullable<ProductInput['attributeGroups']>, price: number) {
  if (!groups.length) return []
  const longest = Math.max(...groups.map(({ values }) => values.length))
  return Array.from({ length: longest }, (_, at) => ({
    price: Math.round((price + at) * 100) / 100,
    discountPrice: null,
    sku: at ? '' : '=V',
    barcode: at ? '' : '0096385074',
    cost: at ? null : 1.1,
    stock: at ? null : 3,
    weight: at ? null : 0,
    attributes: Object.fromEntries(
      groups.map(({ name, values }) => [name, values[at % values.length]!.value]),
    ),
  }))
}

async function fill(
  store: OwnedStore,
  products: (typeof product extends fc.Arbitrary<infer P> ? P : never)[],
) {
  const category = async (name: string, parentId: string | null) =>
    (
      await shop.call<{ id: string }>('POST', '/api/category/add-category', {
        as: store.owner,
        body: { storeId: store.storeId, name, parentId },
      })
    ).body.id
  const teas = await category('Teas', null)
  const green = await category('Green teas', teas)
  for (const { isInCategory, ...values } of products)
    await shop.aProduct(store, { ...values, categoryIds: isInCategory ? [teas, green] : [] })
}

async function empty(store: OwnedStore) {
  const body = { storeId: store.storeId, selection: { filter: {} }, change: { kind: 'delete' } }
  await shop.call('POST', '/api/products/bulk-edit', { as: store.owner, body })
}

test('what is exported and imported again is what it was, to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 5 }), async (products) => {
      const store = await shop.aStore()
      const files = productFiles(shop, store)
      await fill(store, products)
      const file = await files.exported()

      const again = await files.checked(file)
      expect(await files.items(again.id, 'update')).toEqual([])
      expect(again.counts).toMatchObject({ skip: products.length, create: 0, refuse: 0 })

      await empty(store)
      const done = await files.imported(file)
      expect(done.counts).toMatchObject({ create: products.length, refuse: 0 })
      expect(await files.exported()).toBe(file)
    }),
    { numRuns: 12 },
  )
}, 120_000)

test('another shop becomes the same by it, categories included', async () => {
  const [first, second] = [await shop.aStore(), await shop.aStore()]
  await fill(first, fc.sample(product, { numRuns: 4, seed: 7 }))
  await shop.aProduct(first, { name: 'Sencha', price: 9, stock: 2 })
  await shop.aProduct(second, { name: 'Sencha', price: 12, description: '<p>Old</p>' })
  const file = await productFiles(shop, first).exported()

  const there = productFiles(shop, second)
  const done = await there.imported(file)

  expect(done.counts).toMatchObject({ create: 4, update: 1, refuse: 0 })
  expect(await there.exported()).toBe(file)
})

test('an export holds what the list shows under its filters, in one file of the day', async () => {
  const store = await shop.aStore()
  const draft = await shop.aProduct(store, { name: 'Bancha', status: 'draft' })
  await shop.aProduct(store, { name: 'Sencha' })
  const query = new URLSearchParams({ storeId: store.storeId, status: 'draft' })

  const answer = await shop.fetch(`/api/products/export?${query.toString()}`, { as: store.owner })

  const day = wallClockIn(store.timeZone, shop.clock.now()).slice(0, 10)
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="products-${day}.csv"`,
  )
  const rows = (await answer.text()).split('\r\n')
  expect(rows).toHaveLength(3)
  expect(rows[1]).toContain(draft.slug)
  expect(await productFiles(shop, store).exported({ search: 'sencha' })).toContain('\r\nsencha,')
})
