import { contract } from '@vitrine/contract/contract.ts'
import type { OwnedProduct } from '@vitrine/contract/catalogue/product.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openSites } from '../../sites.ts'
import type { Storefront } from '../../web/storefront/storefront.ts'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

let pages: Storefront
const shop = startShop({ storefront: (request, store) => pages(request, store) })

beforeAll(async () => {
  pages = (await openSites(shop.services)).storefront as Storefront
})

const sizes = {
  attributeGroups: [
    { name: 'Size', type: 'buttons' as const, values: [{ value: 'S' }, { value: 'M' }] },
  ],
  variations: [
    { price: 20, attributes: { Size: 'S' }, barcode: '96385074', cost: 7654.32 },
    { price: 20, attributes: { Size: 'M' } },
  ],
}
const facts = { vendor: 'Kiln & Co', productType: 'Mug', barcode: '4006381333931', cost: 4321.09 }

async function findAsOwner({ storeId, owner: as }: OwnedStore, search: string) {
  const path = '/api/products/filtered-products'
  const body = { storeId, search }
  const { content } = (await shop.call<PageOf<{ name: string }>>('GET', path, { as, body })).body
  return content.map(({ name }) => name)
}

test('a product has a vendor, a type, a barcode and a cost, and a variation the latter two', async () => {
  const store = await shop.aStore()
  const { id } = await shop.aProduct(store, { name: 'Mug', ...facts, ...sizes })

  const path = `/api/products/fetch-product-by-id/${id}`
  const { body } = await shop.call<OwnedProduct>('GET', path, { as: store.owner })

  expect(body).toMatchObject(facts)
  expect(body.variations).toMatchObject([
    { barcode: '96385074', cost: 7654.32 },
    { barcode: '', cost: null },
  ])
})

test.each([
  ['a cost', { cost: 1.234 }, 'cost'],
  [
    "a variation's cost",
    { ...sizes, variations: [{ ...sizes.variations[0], cost: 0.001 }] },
    'variations.0.cost',
  ],
])('%s of more decimals than the currency has is refused at its field', async (_, values, path) => {
  const { storeId, owner: as } = await shop.aStore()
  const body = { storeId, name: 'Mug', price: 9, ...values }
  expect(await shop.call('POST', '/api/products/add-product', { as, body })).toMatchObject({
    status: 400,
    body: { issues: [{ path }] },
  })
})

test('what a product costs its owner is in no answer that shoppers get', async () => {
  const store = await shop.aStore()
  const { storeId, storeDomain: host, owner } = store
  await shop.aProduct(store, { name: 'Mug', featured: true, trackStock: true, ...facts, ...sizes })
  const by = { storeId, productSlug: 'mug' }
  const asked: [string, object][] = [
    ['/api/products/fetch-product-by-domain', { domain: host, productSlug: 'mug' }],
    ['/api/products/fetch-by-storeid-slug', by],
    ['/api/products/fetch-products', { storeId }],
    ['/api/products/fetch-products-by-collection', { storeId, productCollection: 'featured' }],
    ['/api/products/fetch-searched-products', { storeId, name: 'mug' }],
    ['/api/products/fetch-listing', { storeId }],
  ]
  const { body: asOwner } = await shop.call('GET', '/api/products/fetch-by-storeid-slug', {
    as: owner,
    body: by,
  })
  const texts = [JSON.stringify(asOwner)]
  for (const [path, body] of asked) {
    const answer = await shop.call('GET', path, { host, body })
    expect(answer, path).toMatchObject({ status: 200 })
    texts.push(JSON.stringify(answer.body))
  }
  for (const path of ['/product/mug', '/sitemap.xml']) {
    const page = await shop.fetch(path, { host })
    expect(page.status, path).toBe(200)
    texts.push(await page.text())
  }

  for (const text of texts) {
    expect(text).toMatch(/mug/i)
    expect(text).not.toMatch(/4321|7654|\bcost\b/)
  }
})

test('no call that is open to everyone says in its contract that it answers a cost', () => {
  const open = Object.values(contract)
    .flatMap((group) => Object.values(group))
    .filter((call) => call['~orpc'].meta.access === 'public')
  expect(open.length).toBeGreaterThan(20)
  const shapes = open.map(({ '~orpc': { outputSchema } }) =>
    outputSchema instanceof z.ZodType
      ? JSON.stringify(z.toJSONSchema(outputSchema, { unrepresentable: 'any' }))
      : '',
  )
  expect(shapes.join('')).toContain('"barcode":')
  expect(shapes.join('')).not.toContain('"cost":')
})

test('an owner finds a product by its vendor, its type and the barcodes of its variations', async () => {
  const store = await shop.aStore()
  const { id, name, price } = await shop.aProduct(store, { name: 'Plain', ...facts, ...sizes })
  for (const term of ['kiln', 'mug', '4006381333931', '96385074'])
    expect(await findAsOwner(store, term)).toEqual(['Plain'])

  const [small, medium] = sizes.variations
  await shop.call('PUT', '/api/products/update-product', {
    as: store.owner,
    body: {
      storeId: store.storeId,
      id,
      name,
      price,
      vendor: 'Wheel',
      attributeGroups: sizes.attributeGroups,
      variations: [
        { ...small, barcode: '' },
        { ...medium, barcode: '036000291452' },
      ],
    },
  })
  for (const term of ['kiln', 'mug', '4006381333931', '96385074'])
    expect(await findAsOwner(store, term)).toEqual([])
  for (const term of ['wheel', '036000291452'])
    expect(await findAsOwner(store, term)).toEqual(['Plain'])
})

test('a copy has the vendor and the costs of a product, and no barcode', async () => {
  const store = await shop.aStore()
  const { id } = await shop.aProduct(store, { name: 'Mug', ...facts, ...sizes })
  const path = `/api/products/${id}/duplicate`
  const { body } = await shop.call<OwnedProduct>('POST', path, { as: store.owner })
  expect(body).toMatchObject({
    vendor: 'Kiln & Co',
    productType: 'Mug',
    cost: 4321.09,
    barcode: '',
  })
  expect(body.variations).toMatchObject([{ barcode: '', cost: 7654.32 }, { barcode: '' }])
})
