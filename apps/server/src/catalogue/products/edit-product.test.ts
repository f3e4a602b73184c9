import type { Product, ProductInput } from '@vitrine/contract/catalogue/product.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { expect, inject, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

function add({ storeId, owner }: OwnedStore, values: object) {
  const body = { storeId, name: 'Sencha 100 g', price: 12.5, ...values }
  return shop.call<Product>('POST', '/api/products/add-product', { as: owner, body })
}

function update(store: OwnedStore, { id, storeId, name, price }: Product, values: object) {
  const body = { id, storeId, name, price, ...values }
  return shop.call<Product>('PUT', '/api/products/update-product', { as: store.owner, body })
}

function duplicate(store: OwnedStore, id: string) {
  return shop.call<Product>('POST', `/api/products/${id}/duplicate`, { as: store.owner })
}

async function versionOf({ storeId }: OwnedStore) {
  const url = inject('databaseUrl')
  const { rows } = await onServer(url, `SELECT version FROM stores WHERE id = '${storeId}'`)
  return Number(rows[0]?.['version'])
}

const size = (values: number) => ({
  name: 'Size',
  type: 'select' as const,
  values: Array.from({ length: values }, (_, index) => ({ value: `${index} g` })),
})

const made = (attributeGroups: object[], variations: object[]) => ({ attributeGroups, variations })

test('a product that was changed elsewhere is not overwritten', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const { updatedAt } = sencha
  const { body: theirs } = await update(store, sencha, { name: 'Theirs', updatedAt })

  const mine = await update(store, sencha, { name: 'Mine', updatedAt })

  expect(mine).toMatchObject({
    status: 409,
    body: { code: 'stale_revision', details: { updatedAt: theirs.updatedAt } },
  })
  const decided = await update(store, sencha, { name: 'Mine', updatedAt: theirs.updatedAt })
  expect(decided).toMatchObject({ status: 200, body: { name: 'Mine' } })
})

test('a sale does not make an owner’s edit stale', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 5 })
  await aShopper(shop, store).buy([{ product: sencha, quantity: 1 }])
  const { updatedAt } = sencha

  const saved = await update(store, sencha, { updatedAt, trackStock: true, stock: 5, stockSeen: 5 })

  expect(saved).toMatchObject({ status: 200, body: { stock: 4 } })
})

test.each([
  ['a slug that is taken', { slug: 'bancha' }, 409, 'slug'],
  ['a discount of the price itself', { discountPrice: 12.5 }, 400, 'discountPrice'],
  [
    'a variation that fits no group',
    { variations: [{ price: 1, attributes: { Size: '9 g' } }], attributeGroups: [size(1)] },
    400,
    'variations.0.attributes',
  ],
  [
    'two variations alike',
    {
      attributeGroups: [size(1)],
      variations: [
        { price: 1, attributes: { Size: '0 g' } },
        { price: 2, attributes: { Size: '0 g' } },
      ],
    },
    400,
    'variations.1.attributes',
  ],
  [
    'a discount of a variation without a price of its own',
    {
      attributeGroups: [size(1)],
      variations: [{ price: 0, discountPrice: 5, attributes: { Size: '0 g' } }],
    },
    400,
    'variations.0.discountPrice',
  ],
])('%s is refused at its field, and nothing is changed', async (_, values, status, path) => {
  const store = await shop.aStore()
  await add(store, { name: 'Bancha' })
  const sencha = await shop.aProduct(store)

  expect(await update(store, sencha, values)).toMatchObject({
    status,
    body: { issues: [{ path }] },
  })

  const read = `/api/products/fetch-product-by-id/${sencha.id}`
  const { body: kept } = await shop.call<Product>('GET', read, { as: store.owner })
  expect(kept).toEqual(sencha)
})

test("another store's category is refused as one that is gone", async () => {
  const [ours, theirs] = [await shop.aStore(), await shop.aStore()]
  const { body: category } = await shop.call<{ id: string }>('POST', '/api/category/add-category', {
    as: theirs.owner,
    body: { storeId: theirs.storeId, name: 'Teas' },
  })

  const refused = await add(ours, { categoryIds: [category.id] })

  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'categoryIds' }] } })
})

test('a product has two thousand variations and no more', async () => {
  const store = await shop.aStore()
  const groups = [size(80), { ...size(26), name: 'Grade' }]
  const variations = groups[0]!.values.flatMap(({ value: Size }) =>
    groups[1]!.values.map(({ value: Grade }) => ({ price: 1, attributes: { Size, Grade } })),
  )
  const values = { attributeGroups: groups, variations }

  expect(await add(store, values)).toMatchObject({
    status: 400,
    body: {
      issues: [{ path: 'variations', message: 'A product can have at most 2,000 variations.' }],
    },
  })
  const whole = await add(store, { ...values, variations: variations.slice(0, 2000) })
  expect(whole.status).toBe(201)
  expect(whole.body.variations).toHaveLength(2000)
})

test('two thousand variations are saved again after many small changes', async () => {
  const store = await shop.aStore()
  const one = [{ price: 1, attributes: { Size: '0 g' } }]
  const small = await shop.aProduct(store, made([size(1)], one) as Partial<ProductInput>)
  // By then PostgreSQL has a cached plan for few rows.
  for (let price = 2; price < 10; price += 1) {
    const changed = [{ id: small.variations[0]!.id, price, attributes: { Size: '0 g' } }]
    await update(store, small, made([size(1)], changed))
  }
  const groups = [size(50), { ...size(40), name: 'Grade' }]
  const variations = groups[0]!.values.flatMap(({ value: Size }) =>
    groups[1]!.values.map(({ value: Grade }) => ({ price: 1, attributes: { Size, Grade } })),
  )
  const { body: large } = await add(store, made(groups, variations))
  const repriced = large.variations.map(({ id, attributes }) => ({ id, attributes, price: 2 }))

  expect(await update(store, large, made(groups, repriced))).toMatchObject({ status: 200 })
})

test('images keep their alt texts', async () => {
  const store = await shop.aStore()
  const pictures = { productImage: '/media/leaf.webp', galleryImages: ['/media/cup.webp'] }
  const imageAlts = {
    '/media/leaf.webp': 'Dark green leaves',
    '/media/cup.webp': ' A cup ',
    '/media/gone.webp': 'Something else',
  }

  const { body } = await add(store, { ...pictures, imageAlts })

  expect(body.imageAlts).toEqual({
    '/media/leaf.webp': 'Dark green leaves',
    '/media/cup.webp': 'A cup',
  })
  expect(await add(store, { imageAlts: { 'javascript:x': 'x' } })).toMatchObject({ status: 400 })
})

test('a copy of a product is a draft with no stock and no SKU', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, {
    stock: 9,
    sku: 'S-1',
    description: '<p>First flush.</p>',
    discountPrice: 9.5,
    attributeGroups: [size(1)],
    variations: [{ price: 3, attributes: { Size: '0 g' }, sku: 'S-1-0', stock: 4 }],
  })

  const { status, body } = await duplicate(store, sencha.id)

  expect(status).toBe(201)
  expect(body).toMatchObject({
    name: 'Sencha 100 g (copy)',
    slug: 'sencha-100-g-copy',
    status: 'draft',
    description: '<p>First flush.</p>',
    discountPrice: 9.5,
    trackStock: true,
    stock: 0,
    sku: '',
    variations: [{ price: 3, sku: '', stock: 0 }],
  })
  expect(body.variations[0]?.id).not.toBe(sencha.variations[0]?.id)
})

test('what is not there or not theirs cannot be copied', async () => {
  const [ours, theirs] = [await shop.aStore(), await shop.aStore()]
  const secret = await shop.aProduct(theirs)

  expect(await duplicate(ours, secret.id)).toMatchObject({ status: 404 })
  expect(await duplicate(ours, newId())).toMatchObject({ status: 404 })
  expect(await duplicate(ours, 'sencha')).toMatchObject({ status: 400 })
})

test('every change of a product grows the version of the store', async () => {
  const store = await shop.aStore()
  const versions = [await versionOf(store)]
  const did = async (work: Promise<{ status: number }>) => {
    expect((await work).status).toBeLessThan(300)
    versions.push(await versionOf(store))
  }
  const sencha = await shop.aProduct(store)
  versions.push(await versionOf(store))
  await did(update(store, sencha, { price: 9 }))
  await did(duplicate(store, sencha.id))
  await did(
    shop.call('PUT', '/api/products/bulk', {
      as: store.owner,
      body: { ids: [sencha.id], changes: { status: 'draft' } },
    }),
  )
  await did(shop.call('DELETE', `/api/products/delete/${sencha.id}`, { as: store.owner }))

  expect(versions).toEqual(versions.map((_, index) => versions[0]! + index))
})
