import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import type { SalesReport } from '@vitrine/contract/sales/sales-report.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aDiscount } from '../../testing/a-discount.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { ordersOf } from '../../testing/orders-of.ts'
import { paidBy } from '../../testing/paid-by.ts'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const report = ({ storeId, owner: as }: OwnedStore, request: object = {}) =>
  shop.call<SalesReport>('GET', '/api/analytics/get-sales-report', {
    as,
    body: { storeId, ...request },
  })

async function salesOf(store: OwnedStore, days?: object) {
  const { netSales, orders, averageOrder } = (await report(store, days)).body.totals
  return { netSales, orders, averageOrder }
}

async function sell(store: OwnedStore, price: number, quantity = 1, values: object = {}) {
  const product = await shop.aProduct(store, { price })
  const placed = await aShopper(shop, store).buy([{ product, quantity }], { values })
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  return (await ordersOf(shop, store))[0]!.id
}

async function change({ owner: as }: OwnedStore, id: string, what: string, body: object = {}) {
  const answer = await shop.call<Order>('POST', `/api/orders/${id}/${what}`, { as, body })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}

test('a shop without orders has sold nothing', async () => {
  const store = await shop.aStore()
  const { status, body } = await report(store)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    totals: { orders: 0, netSales: 0, averageOrder: 0, returningRate: null },
    isComplete: true,
  })
  expect(body.rows).toHaveLength(30)
})

test('a part that was refunded, shipping and discounts are no sales', async () => {
  const store = await shop.aStore({ country: 'GB' })
  const { storeId, owner: as } = store
  await shipsTo(shop, store, {
    zones: [aZone('britain', ['GB'], [aRate('post', { price: 4.95 })])],
  })
  await shop.call('POST', '/api/discounts', {
    as,
    body: { storeId, ...aDiscount({ code: 'TEN' }) },
  })
  const cup = await shop.aProduct(store, { price: 26.5 })
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product: cup, quantity: 2 }], {
    discountCode: 'TEN',
  })
  expect((await shopper.place(agreed)).status).toBe(201)
  const [row] = await ordersOf(shop, store)
  expect(row!.total).toBe(52.65)
  const pot = await shop.aProduct(store, { price: 39.95 })
  const other = await shopper.agreeTo([{ product: pot, quantity: 1 }])
  expect((await shopper.place(other)).status).toBe(201)
  expect((await ordersOf(shop, store))[0]!.total).toBe(44.9)
  expect(await salesOf(store)).toEqual({ netSales: 87.65, orders: 2, averageOrder: 43.83 })

  const { lines } = await change(store, row!.id, 'payments')
  const refunded = await change(store, row!.id, 'refunds', {
    lines: [{ lineId: lines[0]!.id, quantity: 1 }],
  })
  expect(refunded.events[0]).toMatchObject({ kind: 'refund', amount: 23.85 })
  expect(await salesOf(store)).toEqual({ netSales: 63.8, orders: 2, averageOrder: 43.83 })
})

test.each([
  ['included in prices', true],
  ['added to prices', false],
])('tax that is %s is no sale', async (_, pricesIncludeTax) => {
  const store = await shop.aStore({ country: 'GB' })
  const { storeId, owner: as } = store
  const taxes = await shop.call('PUT', '/api/taxes', {
    as,
    body: {
      storeId,
      pricesIncludeTax,
      taxShipping: true,
      rates: [{ id: 'gb', country: 'GB', region: null, name: 'VAT', rate: 21, categoryIds: [] }],
      revision: 0,
    },
  })
  expect(taxes.status, JSON.stringify(taxes.body)).toBe(200)
  const id = await sell(store, pricesIncludeTax ? 60.5 : 50, 2)
  expect(await salesOf(store)).toMatchObject({ netSales: 100 })
  const { lines, total } = await change(store, id, 'payments')
  expect(total).toBe(121)
  await change(store, id, 'refunds', { lines: [{ lineId: lines[0]!.id, quantity: 1 }] })
  expect(await salesOf(store)).toMatchObject({ netSales: 50 })
  await change(store, id, 'refunds')
  expect(await salesOf(store)).toMatchObject({ netSales: 0, orders: 1 })
})

test('a payment fee and its tax are no sales', async () => {
  const store = await shop.aStore({ country: 'GB' })
  const { storeId, owner: as } = store
  const rates = [{ id: 'gb', country: 'GB', region: null, name: 'VAT', rate: 21, categoryIds: [] }]
  const body = { storeId, pricesIncludeTax: true, taxShipping: true, rates, revision: 0 }
  expect((await shop.call('PUT', '/api/taxes', { as, body })).status).toBe(200)
  const everywhere = { minTotal: null, maxTotal: null, countries: [] }
  const cod = { id: 'cod', name: 'Cash', details: '', instructions: '', enabled: true, fee: 12.1 }
  await paidBy(shop, store, [{ ...cod, ...everywhere }])
  const id = await sell(store, 60.5, 2)
  const { body: sold } = await report(store, { groupBy: 'product' })
  expect(sold.totals).toMatchObject({ sales: 100, tax: 23.1, total: 133.1 })
  expect(sold.rows).toMatchObject([{ sales: 100 }])
  const { lines } = await change(store, id, 'payments')
  await change(store, id, 'refunds', { lines: [{ lineId: lines[0]!.id, quantity: 1 }] })
  expect((await report(store)).body.totals).toMatchObject({ refunds: 50, paidBack: 60.5 })
})

test('what was not paid yet counts, and what was cancelled does not', async () => {
  const store = await shop.aStore()
  await sell(store, 20)
  const id = await sell(store, 30)
  expect(await salesOf(store)).toMatchObject({ netSales: 50, orders: 2 })
  await change(store, id, 'cancellation', { notify: false })
  expect(await salesOf(store)).toMatchObject({ netSales: 20, orders: 1 })
})

test('a day begins at midnight where the shop is', async () => {
  const store = await shop.aStore({ country: 'DE' })
  const id = await sell(store, 20)
  // 24 November 00:08 in Berlin, in winter time.
  const createdAt = new Date('2026-11-23T23:08:00Z')
  await inStore(shop.services.db, store.storeId, (tx) =>
    tx.update(orders).set({ createdAt }).where(eq(orders.id, id)),
  )
  const of = async (day: string) => (await salesOf(store, { from: day, to: day })).orders
  expect([await of('2026-11-23'), await of('2026-11-24')]).toEqual([0, 1])
  await shop.call('PUT', '/api/store/update-store-general-details', {
    as: store.owner,
    body: { storeId: store.storeId, timeZone: 'UTC' },
  })
  expect([await of('2026-11-23'), await of('2026-11-24')]).toEqual([1, 0])
})

test.each([
  ['days in the wrong order', { from: '2026-02-02', to: '2026-02-01' }],
  ['more than ten years', { from: '2001-01-01' }],
  ['a year before 2000', { from: '0001-01-01', to: '0001-01-02' }],
  ['a far future', { from: '9999-01-01', to: '9999-01-02' }],
  ['an unknown group', { groupBy: 'weather' }],
  ['a day that is none', { from: '2026-02-30' }],
  ['no day', { to: 'yesterday' }],
])('%s are refused', async (_, days) => {
  const refused = await report(await shop.aStore(), days)
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test.each(['get-sales-report', 'export-sales-report', 'get-visits-report'])(
  '%s says in a sentence what is wrong with a range',
  async (call) => {
    const { storeId, owner: as } = await shop.aStore()
    const sentenceOf = async (days: object) => {
      const body = { storeId, ...days }
      const refused = await shop.call<RefusalBody>('GET', `/api/analytics/${call}`, { as, body })
      return [refused.status, refused.body.issues?.[0]]
    }
    expect(await sentenceOf({ from: '2026-02-02', to: '2026-02-01' })).toEqual([
      400,
      { path: 'from', message: 'Choose a first day that is not after the last one.' },
    ])
    expect(await sentenceOf({ from: '2001-01-01', to: '2026-02-01' })).toEqual([
      400,
      { path: 'from', message: 'Choose ten years at most.' },
    ])
  },
)

test('a row leads to the orders behind it, and a file has them all', async () => {
  const store = await shop.aStore({ country: 'DE' })
  const { storeId, owner: as } = store
  const sold = await sell(store, 20)
  const cancelled = await sell(store, 30)
  await change(store, cancelled, 'cancellation', { notify: false })
  const refunded = await sell(store, 40)
  const { lines } = await change(store, refunded, 'payments')
  await change(store, refunded, 'refunds', { lines: [{ lineId: lines[0]!.id, quantity: 1 }] })
  const behind = async (filter: object) => {
    const listed = await shop.call<{ content: { id: string }[] }>('GET', '/api/orders', {
      as,
      body: { storeId, ...filter },
    })
    expect(listed.status, JSON.stringify(listed.body)).toBe(200)
    return listed.body.content.map(({ id }) => id)
  }
  const products = (await report(store, { groupBy: 'product' })).body
  expect(products.rows.map(({ netSales }) => netSales)).toEqual([20, 0])
  expect(await behind({ productId: products.rows[0]!.key })).toEqual([sold])
  expect(await behind({ cancelled: false })).toEqual([refunded, sold])
  expect(await behind({ country: 'GB', cancelled: false })).toEqual([refunded, sold])
  expect(await behind({ source: 'unknown', cancelled: false })).toEqual([refunded, sold])
  expect(await behind({ source: 'google.com' })).toEqual([])
  expect(await behind({ refundedFrom: '2020-01-01T00:00:00Z' })).toEqual([refunded])
  expect(await behind({ refundedFrom: '2020-02-29T20:00:00+17:00' })).toEqual([refunded])
  expect(await behind({ refundedBefore: '2020-01-01T00:00:00Z' })).toEqual([])

  const query = new URLSearchParams({ storeId, groupBy: 'country' })
  const file = await shop.fetch(`/api/analytics/export-sales-report?${query.toString()}`, { as })
  expect(await file.text()).toBe(
    'Country,Orders,Items,Sales,Refunds,Net sales,Discounts,Shipping,Tax,Total,Paid back,Currency\r\n' +
      'GB,2,2,60,40,20,0,0,0,60,40,EUR\r\n',
  )
})

test('the days before and the same days a year before are compared', async () => {
  const store = await shop.aStore()
  await sell(store, 20)
  const { body } = await report(store, { compare: 'previous' })
  expect(body.totals).toMatchObject({ netSales: 20, newCustomers: 1, returningRate: 0 })
  expect(body.comparison).toMatchObject({ totals: { netSales: 0 } })
  const leap = { from: '2024-02-01', to: '2024-02-29', compare: 'year' }
  expect((await report(store, leap)).body.comparison).toMatchObject({
    from: '2023-02-01',
    to: '2023-02-28',
  })
  const decade = await report(store, { from: '2016-12-01', to: '2026-11-25' })
  expect(decade.body).toMatchObject({ interval: 'month', rowCount: 120 })
})
