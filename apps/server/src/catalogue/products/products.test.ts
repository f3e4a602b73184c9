import type { Product, ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

const sizes = {
  attributeGroups: [
    { name: 'Size', type: 'buttons' as const, values: [{ value: '50 g' }, { value: '100 g' }] },
  ],
  variations: [
    { price: 7, attributes: { Size: '50 g' }, stock: 0 },
    { price: 12.5, attributes: { Size: '100 g' }, stock: 4 },
  ],
}

function add(store: OwnedStore, values: object) {
  const body = { storeId: store.storeId, name: 'Sencha 100 g', price: 12.5, ...values }
  return shop.call<Product>('POST', '/api/products/add-product', { as: store.owner, body })
}

function update(store: OwnedStore, { id, storeId, name, price }: Product, values: object) {
  const body = { id, storeId, name, price, ...values }
  return shop.call<Product>('PUT', '/api/products/update-product', { as: store.owner, body })
}

function visit(store: OwnedStore, productSlug: string) {
  const body = { domain: store.storeDomain, productSlug }
  const host = store.storeDomain
  return shop.call<Product>('GET', '/api/products/fetch-product-by-domain', { host, body })
}

function collection(store: OwnedStore, productCollection: string) {
  const body = { storeId: store.storeId, productCollection, numberOfProducts: 10 }
  const host = store.storeDomain
  return shop.call<ProductCard[]>('GET', '/api/products/fetch-products-by-collection', {
    host,
    body,
  })
}

const namesOf = (cards: { name: string }[]) => cards.map(({ name }) => name)

test('a product is found by shoppers under a slug made from its name', async () => {
  const store = await shop.aStore()
  await add(store, { name: 'Gyokuro & Friends', description: '<p>Shaded.</p>' })

  expect(await visit(store, 'gyokuro-and-friends')).toMatchObject({
    status: 200,
    body: { name: 'Gyokuro & Friends', price: 12.5, description: '<p>Shaded.</p>' },
  })
})

test('umlauts are spelled out in the slugs of German shops, and nothing that has one moves', async () => {
  const german = await shop.aStore({ country: 'DE' })
  const finnish = await shop.aStore({ country: 'FI' })
  const old = await add(german, { name: 'Grüner Tee', slug: 'gruner-tee' })

  expect((await add(german, { name: 'Tee für Öfen' })).body.slug).toBe('tee-fuer-oefen')
  expect((await add(finnish, { name: 'Hyvää yötä' })).body.slug).toBe('hyvaa-yota')

  const renamed = await update(german, old.body, { name: 'Grüner Tee für alle' })
  expect(renamed.body.slug).toBe('gruner-tee')
})

test('products of one name get slugs of their own', async () => {
  const store = await shop.aStore()
  const slugs = [await add(store, {}), await add(store, {}), await add(store, {})]

  expect(slugs.map(({ body }) => body.slug)).toEqual([
    'sencha-100-g',
    'sencha-100-g-2',
    'sencha-100-g-3',
  ])
})

test('products of one name that are added at the same moment all get a slug', async () => {
  const store = await shop.aStore()

  const added = await Promise.all(Array.from({ length: 8 }, () => add(store, {})))

  expect(new Set(added.map(({ body }) => body.slug)).size).toBe(8)
})

test('a slug that is taken is refused when it was typed', async () => {
  const store = await shop.aStore()
  await add(store, { slug: 'sencha' })

  expect(await add(store, { slug: 'sencha' })).toMatchObject({
    status: 409,
    body: { code: 'slug_taken' },
  })
})

test('the same slug is free in another store', async () => {
  const [tea, records] = [await shop.aStore(), await shop.aStore()]
  await add(tea, { slug: 'sencha' })

  expect(await add(records, { slug: 'sencha' })).toMatchObject({ status: 201 })
})

test('a renamed product is still found under its old slug, and a new owner of that slug wins', async () => {
  const store = await shop.aStore()
  const { body: product } = await add(store, { slug: 'sencha' })
  await update(store, product, { slug: 'sencha-first-flush' })

  expect((await visit(store, 'sencha')).body.slug).toBe('sencha-first-flush')

  await add(store, { name: 'Another', slug: 'sencha' })
  expect((await visit(store, 'sencha')).body.name).toBe('Another')
})

test.each([
  [{ name: '' }, 'name'],
  [{ price: -1 }, 'price'],
  [{ price: 1.999 }, 'price'],
  [{ discountPrice: 12.5 }, 'discountPrice'],
  [{ discountPrice: 20 }, 'discountPrice'],
  [{ slug: 'Not A Slug' }, 'slug'],
  [{ productImage: 'javascript:alert(1)' }, 'productImage'],
  [{ productImage: '/\\evil.example/x.png' }, 'productImage'],
  [{ productImage: '/\t/evil.example/x.png' }, 'productImage'],
  [{ galleryImages: ['//evil.example/x.png'] }, 'galleryImages.0'],
  [{ categoryIds: ['01890000-0000-7000-8000-000000000000'] }, 'categoryIds'],
  [{ variations: [{ price: 1, attributes: { Colour: 'red' } }] }, 'variations.0.attributes'],
  [{ ...sizes, variations: [sizes.variations[0], sizes.variations[0]] }, 'variations.1.attributes'],
])('a product with %o is refused at %s', async (values, path) => {
  const store = await shop.aStore()

  const refused = await add(store, values)

  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path }] } })
})

test('an unknown field is refused', async () => {
  const store = await shop.aStore()
  expect(await add(store, { rating: 5 })).toMatchObject({ status: 400 })
})

test('a description is cleaned when it is written', async () => {
  const store = await shop.aStore()
  const { body } = await add(store, { description: '<p onclick="x()">Tea<script>x()</script></p>' })
  expect(body.description).toBe('<p>Tea</p>')
})

test('a product with variations is in stock while one of them is', async () => {
  const store = await shop.aStore()
  const { body: product } = await add(store, { ...sizes, trackStock: true })

  expect(product).toMatchObject({
    stockStatus: true,
    variations: [{ stockStatus: false }, { stockStatus: true }],
  })
})

test('a saved variation keeps its id while others come and go', async () => {
  const store = await shop.aStore()
  const { body: before } = await add(store, sizes)
  const [, kept] = before.variations

  const { body: after } = await update(store, before, {
    ...sizes,
    variations: [kept && withId(kept)],
  })

  expect(after.variations.map(({ id }) => id)).toEqual([kept?.id])
})

test('a card says whether there is something to choose, as variations come and go', async () => {
  const store = await shop.aStore()
  const { body: product } = await add(store, {})
  const choices = async () =>
    (await collection(store, 'latest')).body.map(({ hasVariations }) => hasVariations)
  expect(await choices()).toEqual([false])

  await update(store, product, sizes)
  expect(await choices()).toEqual([true])

  await update(store, product, { attributeGroups: [], variations: [] })
  expect(await choices()).toEqual([false])
})

function withId(variation: Product['variations'][number]) {
  const { stockStatus: _derived, lowestPrice: _kept, ...input } = variation
  return input
}

test('drafts are hidden from shoppers', async () => {
  const store = await shop.aStore()
  await add(store, { slug: 'secret', status: 'draft' })

  expect(await visit(store, 'secret')).toMatchObject({ status: 404 })
  expect((await collection(store, 'latest')).body).toEqual([])
})

test('collections hold the latest, the featured, the reduced and those of a category', async () => {
  const store = await shop.aStore()
  const { body: green } = await shop.call<{ id: string }>('POST', '/api/category/add-category', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Green tea' },
  })
  await add(store, { name: 'Sencha', categoryIds: [green.id] })
  await add(store, { name: 'Assam', featured: true })
  await add(store, { name: 'Yunnan', discountPrice: 9 })

  expect(namesOf((await collection(store, 'latest')).body)).toEqual(['Yunnan', 'Assam', 'Sencha'])
  expect(namesOf((await collection(store, 'featured')).body)).toEqual(['Assam'])
  expect(namesOf((await collection(store, 'sale')).body)).toEqual(['Yunnan'])
  expect(namesOf((await collection(store, 'green-tea')).body)).toEqual(['Sencha'])
})

test('shoppers find products by every word of what they type', async () => {
  const store = await shop.aStore()
  await add(store, { name: 'Sencha Fukamushi' })
  await add(store, { name: 'Sencha Asamushi' })
  const search = (name: string) =>
    shop.call<{ content: { name: string }[] }>('GET', '/api/products/fetch-searched-products', {
      host: store.storeDomain,
      body: { storeId: store.storeId, name, pageNumber: 0, pageSize: 16 },
    })

  expect(namesOf((await search('fuka sencha')).body.content)).toEqual(['Sencha Fukamushi'])
  expect((await search('100%_')).body.content).toEqual([])
})

test('an owner filters the products by stock and status', async () => {
  const store = await shop.aStore()
  await add(store, { name: 'Gone', trackStock: true, stock: 0 })
  await add(store, { name: 'Here', trackStock: true, stock: 3 })
  await add(store, { name: 'Draft', status: 'draft' })
  const list = (filter: object) =>
    shop.call<{ content: { name: string }[]; totalElements: number }>(
      'GET',
      '/api/products/filtered-products',
      { as: store.owner, body: { storeId: store.storeId, page: 0, size: 20, ...filter } },
    )

  expect(namesOf((await list({ stock: 'out' })).body.content)).toEqual(['Gone'])
  expect(namesOf((await list({ status: 'draft' })).body.content)).toEqual(['Draft'])
  expect((await list({ search: 'her' })).body).toMatchObject({ totalElements: 1 })
})

test('a bulk change of products happens to all of them or to none', async () => {
  const [tea, records] = [await shop.aStore(), await shop.aStore()]
  const sencha = await shop.aProduct(tea)
  const foreign = await shop.aProduct(records)
  const bulk = (ids: string[]) =>
    shop.call('PUT', '/api/products/bulk', {
      as: tea.owner,
      body: { ids, changes: { status: 'archived' } },
    })

  expect(await bulk([sencha.id, foreign.id])).toMatchObject({ status: 404 })
  expect((await visit(tea, sencha.slug)).status).toBe(200)
  expect(await bulk([sencha.id])).toMatchObject({ status: 200, body: { updated: 1 } })
  expect((await visit(tea, sencha.slug)).status).toBe(404)
})
