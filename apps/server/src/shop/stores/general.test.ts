import type { Order } from '@vitrine/contract/sales/order.ts'
import type { DeletedStore } from '@vitrine/contract/shop/store-deletion.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { ordersOf } from '../../testing/orders-of.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

function change({ storeId, owner: as }: OwnedStore, values: object) {
  const body = { storeId, ...values }
  return shop.call<Store>('PUT', '/api/store/update-store-general-details', { as, body })
}

test('a shop keeps the time of its country until its owner chooses another one', async () => {
  const store = await shop.aStore({ country: 'DE' })
  expect(store.timeZone).toBe('Europe/Berlin')
  expect((await change(store, { country: 'JP' })).body.timeZone).toBe('Asia/Tokyo')
  const chosen = await change(store, { timeZone: 'America/Los_Angeles' })
  expect(chosen).toMatchObject({ status: 200, body: { timeZone: 'America/Los_Angeles' } })
  expect((await change(store, { country: 'US' })).body.timeZone).toBe('America/Los_Angeles')
  expect((await change(store, { timeZone: null })).body.timeZone).toBe('America/New_York')
})

test.each(['', 'Berlin', '+01:00', 'Europe/Atlantis', 'x'.repeat(65)])(
  '%j is no time zone, and says which would be one',
  async (timeZone) => {
    const refused = await change(await shop.aStore(), { timeZone })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(refused.body).toMatchObject({ issues: [{ path: 'timeZone' }] })
  },
)

test('papers and files have the day on which it was where the shop is', async () => {
  const store = await shop.aStore({ country: 'DE' })
  const { owner: as, storeId } = store
  await aShopper(shop, store).buy([{ product: await shop.aProduct(store), quantity: 1 }])
  const id = (await ordersOf(shop, store))[0]!.id
  await shop.call('PUT', '/api/orders/invoices', { as, body: { ids: [id] } })
  const late = new Date('2026-11-23T23:08:00Z')
  await inStore(shop.services.db, storeId, (tx) =>
    tx.update(orders).set({ createdAt: late, invoicedAt: late }).where(eq(orders.id, id)),
  )
  const paper = async (kind: string) =>
    await (
      await shop.fetch(`/api/orders/documents?kind=${kind}&format=html&ids=${id}`, { as })
    ).text()
  const csv = async () =>
    await (await shop.fetch(`/api/orders/export?storeId=${storeId}`, { as })).text()
  for (const kind of ['invoice', 'packing-slip'])
    expect(await paper(kind)).toContain('24 November 2026')
  expect(await csv()).toContain('2026-11-24 00:08:00 +0100')
  await change(store, { timeZone: 'America/New_York' })
  expect(await paper('invoice')).toContain('23 November 2026')
  expect(await csv()).toContain('2026-11-23 18:08:00 -0500')
})

const namesIn = async (store: OwnedStore, filter: object = {}) =>
  (await ordersOf(shop, store, filter)).map(({ orderName }) => orderName)

test('an order keeps the prefix that the shop had when it was placed', async () => {
  const store = await shop.aStore()
  const { owner: as } = store
  const shopper = aShopper(shop, store)
  const product = await shop.aProduct(store)
  const buy = () => shopper.buy([{ product, quantity: 1 }])
  expect(await buy()).toMatchObject({ body: { orderNumber: 1001, orderName: '#1001' } })
  const changed = await change(store, { orderPrefix: 'EU-' })
  expect(changed).toMatchObject({ status: 200, body: { orderPrefix: 'EU-' } })
  const placed = await buy()
  expect(placed).toMatchObject({ body: { orderNumber: 1002, orderName: 'EU-1002' } })
  await change(store, { orderPrefix: '2026/' })
  await buy()
  expect(await namesIn(store)).toEqual(['2026/1003', 'EU-1002', '#1001'])
  for (const search of ['EU-1002', 'eu-1002', '1002', '#1002'])
    expect(await namesIn(store, { search })).toEqual(['EU-1002'])
  expect(await namesIn(store, { search: '#1001' })).toEqual(['#1001'])
  const seen = await shopper.order(placed.body.token)
  expect(seen.body).toMatchObject({ orderNumber: 1002, orderName: 'EU-1002' })

  const [newest, id] = (await ordersOf(shop, store)).map((order) => order.id)
  const order = await shop.call('GET', `/api/orders/${id}`, { as })
  expect(order.body).toMatchObject({ orderNumber: 1002, orderName: 'EU-1002' })
  const beside = await shop.call('GET', `/api/orders/${id}/neighbours`, { as })
  expect(beside.body).toMatchObject({
    older: { orderNumber: 1001, orderName: '#1001' },
    newer: { orderNumber: 1003, orderName: '2026/1003' },
  })
  const mails = await storeOutbox(shop.services, store)
  const toShopper = mails.filter(({ to }) => to === 'ada@example.com')
  expect(toShopper.map(({ subject }) => subject)).toEqual(
    ['#1001', 'EU-1002', '2026/1003'].map((name) => `Order ${name} confirmed`),
  )
  expect(toShopper[1]!.text).toContain('Thank you for your order EU-1002')
  await shop.call('PUT', '/api/orders/invoices', { as, body: { ids: [id] } })
  for (const kind of ['invoice', 'packing-slip']) {
    const path = `/api/orders/documents?kind=${kind}&format=html&ids=${id}`
    expect(await (await shop.fetch(path, { as })).text()).toContain('EU-1002')
  }
  const slip = await shop.fetch(
    `/api/orders/documents?kind=packing-slip&format=html&ids=${newest}`,
    { as },
  )
  expect(slip.headers.get('content-disposition')).toContain('packing-slip-2026-1003.html')
  const csv = await shop.fetch(`/api/orders/export?storeId=${store.storeId}`, { as })
  expect(await csv.text()).toMatch(/EU-1002,.*,1002,[0-9a-f-]{36}/)
})

test('a corrected customer is found by the name of the order still', async () => {
  const store = await shop.aStore()
  await change(store, { orderPrefix: 'EU-' })
  const product = await shop.aProduct(store)
  await aShopper(shop, store).buy([{ product, quantity: 1 }])
  const [order] = await ordersOf(shop, store)
  const { id, shippingAddress } = (
    await shop.call<Order>('GET', `/api/orders/${order!.id}`, { as: store.owner })
  ).body
  const body = { email: 'new@example.com', shippingAddress }
  const path = `/api/orders/${id}/customer`
  expect((await shop.call('PUT', path, { as: store.owner, body })).status).toBe(200)
  expect(await namesIn(store, { search: 'eu-1001' })).toEqual(['EU-1001'])
  expect(await namesIn(store, { search: 'new@example.com' })).toEqual(['EU-1001'])
})

test.each(['  ', 'EU 1', 'x'.repeat(13), '🍵-', 'EU-\n'])(
  '%j is no prefix, and says what would be one',
  async (orderPrefix) => {
    const store = await shop.aStore()
    const refused = await change(store, { name: 'Changed', orderPrefix })
    const message =
      'Use up to 12 letters from A to Z, digits and - _ / # . without spaces, or leave it empty.'
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'orderPrefix', message }] },
    })
  },
)

test('weights are shown in the unit of the country until the owner chooses another one', async () => {
  const store = await shop.aStore({ country: 'DE' })
  expect(store.weightUnit).toBe('g')
  expect((await change(store, { country: 'US' })).body.weightUnit).toBe('lb')
  expect((await change(store, { weightUnit: 'oz' })).body.weightUnit).toBe('oz')
  expect((await change(store, { country: 'DE' })).body.weightUnit).toBe('oz')
  expect((await change(store, { weightUnit: null })).body.weightUnit).toBe('g')
  expect((await change(store, { weightUnit: 'stone' })).status).toBe(400)
})

test('a packing slip says what the goods weigh, in the unit of the shop', async () => {
  const store = await shop.aStore({ country: 'DE' })
  const { owner: as } = store
  const heavy = await shop.aProduct(store, { weight: 454 })
  const light = await shop.aProduct(store, { weight: 45 })
  const unknown = await shop.aProduct(store)
  const slip = async (lines: { product: typeof heavy; quantity: number }[]) => {
    await aShopper(shop, store).buy(lines)
    const [order] = await ordersOf(shop, store)
    const path = `/api/orders/documents?kind=packing-slip&format=html&ids=${order!.id}`
    return async () => await (await shop.fetch(path, { as })).text()
  }
  const both = await slip([
    { product: heavy, quantity: 2 },
    { product: light, quantity: 1 },
  ])
  expect(await both()).toContain('0.953 kg')
  await change(store, { weightUnit: 'lb' })
  expect(await both()).toContain('2.1 lb')
  const unclear = await slip([
    { product: heavy, quantity: 1 },
    { product: unknown, quantity: 1 },
  ])
  expect(await unclear()).not.toContain('Weight of the goods')
})

test('a deleted shop comes back as it was within 30 days, for its owner alone', async () => {
  const store = await shop.aStore()
  const { storeId, storeDomain, name, owner: as } = store
  const deleted = async (of = as) =>
    (
      await shop.call<DeletedStore[]>('GET', '/api/store/find-deleted-stores', {
        as: of,
        body: { userId: of.userId },
      })
    ).body
  const restore = (of = as) =>
    shop.call<Store>('POST', '/api/store/restore-store', { as: of, body: { storeId } })
  const info = () =>
    shop.call('GET', '/api/store/get-store-info', {
      host: storeDomain,
      body: { domain: storeDomain },
    })
  expect(await deleted()).toEqual([])
  await shop.call('DELETE', '/api/store/delete-store', {
    as,
    body: { storeId, confirmName: name },
  })
  expect((await info()).status).toBe(404)
  expect(await deleted()).toMatchObject([{ storeId, name, storeDomain }])
  const stranger = await shop.aUser()
  expect(await restore(stranger)).toMatchObject({ status: 404 })
  expect(await deleted(stranger)).toEqual([])
  expect(await restore()).toMatchObject({ status: 200, body: { storeId, storeDomain } })
  expect((await info()).status).toBe(200)
  expect(await deleted()).toEqual([])
})

test('after 30 days a deleted shop is beyond recovery', async () => {
  const { storeId, name, owner: as } = await shop.aStore()
  await shop.call('DELETE', '/api/store/delete-store', {
    as,
    body: { storeId, confirmName: name },
  })
  shop.clock.pass(30 * 24 * 60 + 1)
  const restored = await shop.call('POST', '/api/store/restore-store', { as, body: { storeId } })
  expect(restored).toMatchObject({ status: 404 })
})
