import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import {
  type Answer,
  type OwnedStore,
  type QuotedLine,
  startShop,
} from '../../testing/start-shop.ts'

const shop = startShop()

async function quote(store: OwnedStore, lines: QuotedLine[], values?: object) {
  return (await shop.quote(store, lines, values)) as Answer<Quote & RefusalBody>
}

const sizes = {
  attributeGroups: [
    { name: 'Size', type: 'buttons' as const, values: [{ value: '100 g' }, { value: '500 g' }] },
  ],
  variations: [
    { price: 12.5, attributes: { Size: '100 g' }, sku: 'SEN-100' },
    { price: 50, discountPrice: 45, attributes: { Size: '500 g' }, sku: 'SEN-500' },
  ],
}

test('lines are priced from the database, the discount price first', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { discountPrice: 8.2, name: 'Sencha 100 g' })
  const pot = await shop.aProduct(store, { name: 'Pot', price: 49.9 })

  const { status, body } = await quote(store, [
    { product: sencha, quantity: 3 },
    { product: pot, quantity: 1 },
  ])

  expect(status).toBe(200)
  expect(body.lines).toMatchObject([
    { name: 'Sencha 100 g', unitPrice: 8.2, total: 24.6, problem: null, available: null },
    { name: 'Pot', unitPrice: 49.9, total: 49.9, problem: null },
  ])
  expect(body).toMatchObject({ currency: 'EUR', subtotal: 74.5, shipping: 0, tax: 0, total: 74.5 })
  expect(body.shippingRates).toEqual([
    { id: 'free', name: 'Free shipping', price: 0, estimate: null, pickup: null },
  ])
})

test('equal lines are merged before anything else is checked', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 3 })
  const inCapitals = { ...sencha, id: sencha.id.toUpperCase() }

  const { body } = await quote(store, [
    { product: sencha, quantity: 2 },
    { product: inCapitals, quantity: 2 },
  ])

  expect(body.lines).toMatchObject([{ quantity: 4, problem: 'insufficient_stock', available: 3 }])
})

test('a variation has its own price, image and options', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, sizes)
  const variationId = sencha.variations[1]!.id

  const { body } = await quote(store, [{ product: sencha, variationId, quantity: 1 }])

  expect(body.lines).toMatchObject([{ unitPrice: 45, options: { Size: '500 g' }, problem: null }])
})

test('a product with variations needs one, and one of its own', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, sizes)
  const oolong = await shop.aProduct(store, { ...sizes, name: 'Oolong' })
  const foreign = oolong.variations[0]!.id

  const { body } = await quote(store, [
    { product: sencha, quantity: 1 },
    { product: sencha, variationId: foreign, quantity: 1 },
  ])

  expect(body.lines.map((line) => line.problem)).toEqual(['variation_required', 'unavailable'])
})

test('what is deleted, not active or another store’s is unavailable, and shows nothing of itself', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const deleted = await shop.aProduct(store)
  await shop.call('DELETE', `/api/products/delete/${deleted.id}`, { as: store.owner })
  const draft = await shop.aProduct(store, { name: 'Secret', status: 'draft' })
  const foreign = await shop.aProduct(neighbour, { name: 'Record' })
  const unknown = { ...draft, id: newId() }

  const { status, body } = await quote(
    store,
    [deleted, draft, foreign, unknown].map((product) => ({ product, quantity: 1 })),
  )

  const nothing = { name: '', unitPrice: 0, total: 0, available: null, problem: 'unavailable' }
  expect(status).toBe(200)
  expect(body.lines).toMatchObject([nothing, nothing, nothing, nothing])
  expect(body.total).toBe(0)
})

test('what the owner calls sold out cannot be bought', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stockStatus: false })

  const { body } = await quote(store, [{ product: sencha, quantity: 1 }])

  expect(body.lines).toMatchObject([{ problem: 'insufficient_stock', available: 0 }])
})

test.each([0, -1, 1e9, 1.5, '2', null])('a quantity of %j is refused', async (quantity) => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)

  const { status, body } = await quote(store, [{ product: sencha, quantity: quantity as number }])

  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'invalid_input', issues: [{ path: 'lines.0.quantity' }] })
})

test('split lines get no further than one line would', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const half = { product: sencha, quantity: 5000 }

  const { status, body } = await quote(store, [half, half])

  expect(status).toBe(400)
  expect(body.issues).toMatchObject([{ path: 'lines.0.quantity' }])
})

test('an amount beyond counting is refused, not rounded', async () => {
  const store = await shop.aStore()
  const diamond = await shop.aProduct(store, { price: 1_000_000_000 })
  const lines = [diamond, await shop.aProduct(store, { price: 1_000_000_000 })]

  const { status } = await quote(
    store,
    lines.map((product) => ({ product, quantity: 9999 })),
  )

  expect(status).toBe(400)
})

test('prices that a client sends are refused, not ignored in silence', async () => {
  const store = await shop.aStore()
  const { id: productId } = await shop.aProduct(store)
  const lines = [{ productId, variationId: null, quantity: 1, price: 0.01 }]

  const { status } = await shop.call('POST', '/api/checkout/quote', {
    host: store.storeDomain,
    body: { storeId: store.storeId, lines },
  })

  expect(status).toBe(400)
})

test('the hash stays while the price stays, whatever the order of the lines', async () => {
  const store = await shop.aStore()
  const sencha = { product: await shop.aProduct(store, { stock: 9 }), quantity: 1 }
  const pot = { product: await shop.aProduct(store, { name: 'Pot' }), quantity: 2 }

  const [first, turned, other] = [
    await quote(store, [sencha, pot]),
    await quote(store, [pot, sencha]),
    await quote(store, [pot]),
  ]

  expect(turned.body.quoteHash).toBe(first.body.quoteHash)
  expect(other.body.quoteHash).not.toBe(first.body.quoteHash)
})

test('a currency without decimals is priced without decimals', async () => {
  const store = await shop.aStore({ currency: 'JPY' })
  const sencha = await shop.aProduct(store, { price: 1200 })

  const { body } = await quote(store, [{ product: sencha, quantity: 2 }])

  expect(body).toMatchObject({ currency: 'JPY', subtotal: 2400, total: 2400 })
})

test('the checkout says how a shopper of a new store can pay', async () => {
  const store = await shop.aStore()

  const { status, body } = await shop.call('GET', '/api/checkout/config', {
    host: store.storeDomain,
    body: { storeId: store.storeId },
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ country: 'DE', paymentMethods: [{ id: 'cod' }] })
})
