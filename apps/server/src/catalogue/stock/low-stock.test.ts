import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { ProductRow } from '@vitrine/contract/catalogue/product.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop()

const sizes = {
  name: 'Sencha',
  trackStock: true,
  attributeGroups: [
    { name: 'Size', type: 'buttons' as const, values: [{ value: '50 g' }, { value: '100 g' }] },
  ],
  variations: [
    { price: 7, attributes: { Size: '50 g' }, stock: 20 },
    { price: 12.5, attributes: { Size: '100 g' }, stock: 6 },
  ],
}

async function lowMails(store: OwnedStore) {
  const mails = await storeOutbox(shop.services, store)
  return mails.filter(({ text }) => text.startsWith('Time to restock'))
}

async function list({ storeId, owner }: OwnedStore, stock: 'in' | 'low' | 'out') {
  const { body } = await shop.call<PageOf<ProductRow>>('GET', '/api/products/filtered-products', {
    as: owner,
    body: { storeId, page: 0, size: 20, sort: 'name', stock },
  })
  expect(body.totalElements).toBe(body.content.length)
  return body.content.map(({ name, lowStock }) => [name, lowStock])
}

function setLimit({ storeId, owner: as }: OwnedStore, lowStockAt: unknown) {
  const body = { storeId, lowStockAt }
  return shop.call('PUT', '/api/store/update-store-general-details', { as, body })
}

test('an owner gets one email when a product becomes low, not one for each order', async () => {
  const store = await shop.aStore()
  const cup = await shop.aProduct(store, { name: 'Cup', trackStock: true, stock: 7 })
  const shopper = aShopper(shop, store)
  await shopper.buy([{ product: cup, quantity: 1 }])
  expect(await lowMails(store)).toEqual([])
  await shopper.buy([{ product: cup, quantity: 1 }])
  await shopper.buy([{ product: cup, quantity: 1 }])
  expect(await lowMails(store)).toMatchObject([{ to: store.owner.email, subject: 'Cup: 4 left' }])
})

test('one order that makes several items low is one email, which names variations', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, sizes)
  const cup = await shop.aProduct(store, { name: 'Cup', trackStock: true, stock: 8 })
  const free = await shop.aProduct(store, { name: 'Gift wrap', trackStock: false })
  await aShopper(shop, store).buy([
    { product: sencha, variationId: sencha.variations[1]!.id, quantity: 2 },
    { product: cup, quantity: 8 },
    { product: free, quantity: 1 },
  ])
  const [mail, ...others] = await lowMails(store)
  expect(others).toEqual([])
  expect(mail!.subject).toBe('2 items are low in stock')
  expect(mail!.text).toContain('Cup: sold out\nSencha, 100 g: 4 left')
})

test('no email says that a product is low which was restocked in the meantime', async () => {
  const store = await shop.aStore()
  const cup = await shop.aProduct(store, { name: 'Cup', trackStock: true, stock: 6 })
  await aShopper(shop, store).buy([{ product: cup, quantity: 2 }])
  expect(await lowMails(store)).toHaveLength(1)
  const body = { storeId: store.storeId, id: cup.id, stock: 50 }
  await shop.call('PUT', '/api/products/quick-edit', { as: store.owner, body })
  expect(await lowMails(store)).toEqual([])
})

test('the product list marks and filters what is low, by the limit of the shop', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Bowl', trackStock: true, stock: 0 })
  await shop.aProduct(store, { name: 'Cup', trackStock: true, stock: 5 })
  await shop.aProduct(store, { name: 'Gift wrap', trackStock: false })
  await shop.aProduct(store, sizes)
  await shop.aProduct(store, { name: 'Tray', trackStock: true, stock: 40 })

  expect(await list(store, 'low')).toEqual([['Cup', true]])
  expect((await setLimit(store, 6)).status).toBe(200)
  expect(await list(store, 'low')).toEqual([
    ['Cup', true],
    ['Sencha', true],
  ])
  expect(await list(store, 'in')).toEqual([
    ['Cup', true],
    ['Gift wrap', false],
    ['Sencha', true],
    ['Tray', false],
  ])
  expect(await list(store, 'out')).toEqual([['Bowl', false]])
})

test('a limit of 0 reports only what is sold out', async () => {
  const store = await shop.aStore()
  await setLimit(store, 0)
  const cup = await shop.aProduct(store, { name: 'Cup', trackStock: true, stock: 2 })
  const shopper = aShopper(shop, store)
  await shopper.buy([{ product: cup, quantity: 1 }])
  expect(await lowMails(store)).toEqual([])
  await shopper.buy([{ product: cup, quantity: 1 }])
  expect(await lowMails(store)).toMatchObject([{ subject: 'Cup: sold out' }])
})

test.each([-1, 2.5, 'few', null, 10_001])('%j is no limit', async (limit) => {
  const refused = await setLimit(await shop.aStore(), limit)
  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'lowStockAt' }] } })
})

test('a product with a limit of its own is low at that one', async () => {
  const store = await shop.aStore()
  const { storeId, owner: as } = store
  const few = await shop.aProduct(store, {
    name: 'Few',
    trackStock: true,
    stock: 4,
    lowStockAt: 2,
  })
  const many = await shop.aProduct(store, { ...sizes, name: 'Many', lowStockAt: 19 })
  await shop.aProduct(store, { name: 'Never', trackStock: true, stock: 1, lowStockAt: 0 })
  expect(many).toMatchObject({ lowStockAt: 19 })
  expect(await list(store, 'low')).toEqual([['Many', true]])
  expect(await list(store, 'in')).toEqual([
    ['Few', false],
    ['Many', true],
    ['Never', false],
  ])

  const shopper = aShopper(shop, store)
  await shopper.buy([{ product: few, quantity: 1 }])
  expect(await lowMails(store)).toEqual([])
  await shopper.buy([
    { product: few, quantity: 1 },
    { product: many, variationId: many.variations[0]!.id, quantity: 1 },
  ])
  expect((await lowMails(store))[0]!.text).toContain('Few: 2 left\nMany, 50 g: 19 left')
  expect(await list(store, 'low')).toEqual([
    ['Few', true],
    ['Many', true],
  ])

  const body = { storeId, id: few.id, name: 'Few', price: few.price, trackStock: true, stock: 4 }
  expect((await shop.call('PUT', '/api/products/update-product', { as, body })).status).toBe(200)
  expect(await list(store, 'low')).toEqual([
    ['Few', true],
    ['Many', true],
  ])
})

test('a copy of a product has its limit, and shoppers do not see it', async () => {
  const store = await shop.aStore()
  const { storeId, storeDomain: host, owner: as } = store
  const cup = await shop.aProduct(store, { name: 'Cup', lowStockAt: 3 })
  const copy = await shop.call('POST', `/api/products/${cup.id}/duplicate`, { as })
  expect(copy.body).toMatchObject({ name: 'Cup (copy)', lowStockAt: 3 })
  const body = { storeId, productSlug: cup.slug }
  const shown = await shop.call('GET', '/api/products/fetch-by-storeid-slug', { host, body })
  expect(shown.status, JSON.stringify(shown.body)).toBe(200)
  expect(shown.body).not.toHaveProperty('lowStockAt')
})

test.each([-1, 2.5, 'few', 10_001])('%j is no limit of a product', async (lowStockAt) => {
  const { storeId, owner: as } = await shop.aStore()
  const body = { storeId, name: 'Cup', price: 1, lowStockAt }
  const refused = await shop.call('POST', '/api/products/add-product', { as, body })
  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'lowStockAt' }] } })
})
