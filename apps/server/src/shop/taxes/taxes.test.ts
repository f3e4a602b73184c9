import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { Taxes } from '@vitrine/contract/shop/taxes.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { orderLines, orders } from '@vitrine/db/schema/orders.ts'
import { expect, test } from 'vitest'
import { address, aShopper } from '../../testing/a-shopper.ts'
import { aRate as aShippingRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { type Answer, type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const aRate = (name: string, rate: number, values = {}) => ({
  id: newId(),
  name,
  country: 'DE',
  region: null,
  rate,
  categoryIds: [] as string[],
  ...values,
})

function put({ storeId, owner }: OwnedStore, values: Partial<Taxes>) {
  const all = { pricesIncludeTax: true, taxShipping: true, rates: [], revision: 0 }
  const body = { storeId, ...all, ...values }
  return shop.call<Taxes & RefusalBody>('PUT', '/api/taxes', { as: owner, body })
}

async function get({ storeId, owner }: OwnedStore) {
  return (await shop.call<Taxes>('GET', '/api/taxes', { as: owner, body: { storeId } })).body
}

async function quote(store: OwnedStore, lines: Parameters<typeof shop.quote>[1], values = {}) {
  return ((await shop.quote(store, lines, values)) as Answer<Quote>).body
}

test('a new store taxes nothing, and what is saved comes back as it was', async () => {
  const store = await shop.aStore()
  expect(await get(store)).toEqual({
    pricesIncludeTax: true,
    taxShipping: true,
    rates: [],
    revision: 0,
  })
  const rates = [aRate('VAT', 19), aRate('QST', 9.975, { country: 'CA', region: 'QC' })]

  const saved = await put(store, { rates, pricesIncludeTax: false })

  expect(saved).toMatchObject({ status: 200, body: { rates, revision: 1 } })
  expect(await get(store)).toEqual(saved.body)
  expect(await put(store, { rates })).toMatchObject({ body: { code: 'stale_revision' } })
})

test.each([
  ['a tax that stands twice', [aRate('VAT', 19), aRate('vat', 7)], 'rates.1.name'],
  ['a country that is none', [aRate('VAT', 19, { country: 'XX' })], 'rates.0.country'],
  ['less than nothing', [aRate('VAT', -1)], 'rates.0.rate'],
  ['more than a hundred per cent', [aRate('VAT', 100.5)], 'rates.0.rate'],
  ['five decimals', [aRate('VAT', 8.12345)], 'rates.0.rate'],
])('%s is refused', async (_, rates, path) => {
  const store = await shop.aStore()

  const { status, body } = await put(store, { rates })

  expect(status).toBe(400)
  expect(body.issues?.[0]?.path).toBe(path)
  expect((await get(store)).rates).toEqual([])
})

test('another store’s taxes are as missing as no store’s', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const ask = (storeId: string) =>
    shop.call('GET', '/api/taxes', { as: store.owner, body: { storeId } })

  expect(await ask(neighbour.storeId)).toMatchObject({
    status: 404,
    body: (await ask(newId())).body as object,
  })
  expect((await put({ ...store, storeId: neighbour.storeId }, {})).status).toBe(404)
})

test('an included tax is shown and never changes what the shopper pays', async () => {
  const store = await shop.aStore()
  const sencha = { product: await shop.aProduct(store, { price: 11.9 }), quantity: 1 }
  const before = await quote(store, [sencha], { country: 'DE' })

  await put(store, { rates: [aRate('VAT', 19)] })

  const after = await quote(store, [sencha], { country: 'DE' })
  expect(before).toMatchObject({ tax: 0, total: 11.9 })
  expect(after).toMatchObject({
    tax: 1.9,
    taxIncluded: true,
    taxes: [{ name: 'VAT', rate: 19, amount: 1.9 }],
    total: 11.9,
  })
  expect(after.quoteHash).not.toBe(before.quoteHash)
  expect(await quote(store, [sencha], { country: 'JP' })).toMatchObject({ tax: 0, total: 11.9 })
})

test('an added tax is that of the address, region and category', async () => {
  const store = await shop.aStore()
  const { body: teas } = await shop.call<Category>('POST', '/api/category/add-category', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Teas' },
  })
  const sencha = await shop.aProduct(store, { price: 10, categoryIds: [teas.id] })
  const pot = await shop.aProduct(store, { price: 100, name: 'Pot' })
  await put(store, {
    pricesIncludeTax: false,
    rates: [
      aRate('VAT', 19),
      aRate('Reduced', 7, { categoryIds: [teas.id] }),
      aRate('GST', 5, { country: 'CA' }),
      aRate('QST', 9.975, { country: 'CA', region: 'QC' }),
    ],
  })
  const lines = [
    { product: sencha, quantity: 1 },
    { product: pot, quantity: 1 },
  ]

  expect(await quote(store, lines, { country: 'DE' })).toMatchObject({ tax: 19.7, total: 129.7 })
  expect(await quote(store, lines, { country: 'CA', region: 'Québec' })).toMatchObject({
    taxes: [
      { name: 'GST', rate: 5, amount: 5.5 },
      { name: 'QST', rate: 9.975, amount: 10.98 },
    ],
    total: 126.48,
  })
  expect(await quote(store, lines, { country: 'CA', region: 'ON' })).toMatchObject({ tax: 5.5 })
})

test('an order keeps rate and name of each line, whatever the owner changes later', async () => {
  const store = await shop.aStore({ country: 'GB' })
  await put(store, { rates: [aRate('VAT', 20, { country: 'GB' })], pricesIncludeTax: false })
  const zones = [aZone('Island', ['GB'], [aShippingRate('ferry', { price: 5 })])]
  await shipsTo(shop, store, { zones })
  const sencha = { product: await shop.aProduct(store, { price: 10 }), quantity: 2 }
  const shopper = aShopper(shop, store)
  const placed = await shopper.buy([sencha])
  await put(store, { rates: [], revision: 1 })

  const { body: order } = await shopper.order(placed.body.token)
  const stored = await inStore(shop.services.db, store.storeId, async (tx) => ({
    lines: await tx.select().from(orderLines),
    orders: await tx.select().from(orders),
  }))

  expect(address.country).toBe('GB')
  expect(order).toMatchObject({
    subtotal: 20,
    shipping: 5,
    tax: 5,
    taxIncluded: false,
    taxes: [{ name: 'VAT', rate: 20, amount: 5 }],
    total: 30,
  })
  expect(stored.lines).toMatchObject([
    { total: 2000, tax: 400, taxes: [{ name: 'VAT', rate: 200_000, amount: 400 }] },
  ])
  expect(stored.orders).toMatchObject([
    { tax: 500, shippingTax: 100, taxIncluded: false, total: 3000, shippingRate: { id: 'ferry' } },
  ])
})
