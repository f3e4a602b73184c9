import type { Order, OrderRow } from '@vitrine/contract/sales/order.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { expect, test } from 'vitest'
import { address, aShopper } from '../../testing/a-shopper.ts'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const pickup = {
  enabled: true,
  name: 'Pick up in the shop',
  address: 'Torstraße 1, Berlin',
  hours: 'Mon–Fri 10–18',
  readyIn: 'Ready in two hours',
}

const inBerlin = { ...address, city: 'Berlin', postcode: '10115', country: 'DE' }

async function aStoreWithOrders(...rateIds: string[]) {
  const store = await shop.aStore({ country: 'DE' })
  const rates = [
    aRate('post', { name: 'Post', price: 4.95 }),
    aRate('express', { name: 'Express', price: 12, estimate: { min: 1, max: 2 } }),
  ]
  await shipsTo(shop, store, { zones: [aZone('Germany', ['DE'], rates)], pickup })
  const rate = { id: 'vat', name: 'VAT', country: 'DE', region: null, rate: 19, categoryIds: [] }
  const taxes = { pricesIncludeTax: true, taxShipping: true, rates: [rate], revision: 0 }
  const body = { ...taxes, storeId: store.storeId }
  expect(await shop.call('PUT', '/api/taxes', { as: store.owner, body })).toMatchObject({
    status: 200,
  })
  const sencha = await shop.aProduct(store)
  const shopper = aShopper(shop, store)
  for (const shippingRateId of rateIds) {
    const wishes = { country: 'DE', postcode: '10115', shippingRateId }
    const agreed = await shopper.agreeTo([{ product: sencha, quantity: 2 }], wishes)
    const { country: _c, postcode: _p, ...rest } = agreed as Record<string, unknown>
    expect((await shopper.place({ ...rest, shippingAddress: inBerlin })).status).toBe(201)
  }
  return store
}

const list = async (store: OwnedStore, filter = {}) =>
  (
    await shop.call<PageOf<OrderRow>>('GET', '/api/orders', {
      as: store.owner,
      body: { storeId: store.storeId, ...filter },
    })
  ).body.content

const get = async (store: OwnedStore, id: string) =>
  (await shop.call<Order>('GET', `/api/orders/${id}`, { as: store.owner })).body

test('an order says how the shopper chose to have it sent', async () => {
  const store = await aStoreWithOrders('express')

  const [row] = await list(store)

  expect(row).toMatchObject({ shippingName: 'Express', isPickup: false })
  expect(await get(store, row!.id)).toMatchObject({
    shippingName: 'Express',
    isPickup: false,
    shippingRate: { name: 'Express', price: 12, estimate: { min: 1, max: 2 }, pickup: null },
  })
})

test('an order that is picked up says where and when', async () => {
  const store = await aStoreWithOrders('pickup')

  const [row] = await list(store)

  expect(row).toMatchObject({ shippingName: 'Pick up in the shop', isPickup: true })
  const { address: where, hours, readyIn } = pickup
  expect(await get(store, row!.id)).toMatchObject({
    isPickup: true,
    shippingRate: { pickup: { address: where, hours, readyIn } },
  })
})

test('orders are filtered by whether they are sent or picked up', async () => {
  const store = await aStoreWithOrders('post', 'pickup', 'express')
  const numbers = async (delivery: string) =>
    (await list(store, { delivery })).map(({ orderNumber }) => orderNumber)

  expect(await numbers('pickup')).toEqual([1002])
  expect(await numbers('shipping')).toEqual([1003, 1001])
})

test('an order names its taxes, and whether they are in the prices', async () => {
  const store = await aStoreWithOrders('post')
  const [row] = await list(store)

  expect(await get(store, row!.id)).toMatchObject({
    subtotal: 25,
    shipping: 4.95,
    total: 29.95,
    tax: 4.78,
    taxIncluded: true,
    taxes: [{ name: 'VAT', rate: 19, amount: 4.78 }],
  })
})
