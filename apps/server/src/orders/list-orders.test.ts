import { fulfilmentStatuses, paymentStatuses } from '@vitrine/commerce/order-state.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { orderLines, orders } from '@vitrine/db/schema/orders.ts'
import { aStore } from '@vitrine/db/testing/a-store.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { listOrders, type OrderListing } from './list-orders.ts'
import { insertFulfilment, insertPayment } from './queries.ts'
import { getOrder } from './service.ts'

const db = openTestDatabase()
const address = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: '1',
  city: 'London',
  country: 'GB',
}

async function anOrder(
  storeId: string,
  { number = 1001, email = 'ada@example.com', name = {} } = {},
) {
  const [id, lineId] = [newId(), newId()]
  await inStore(db, storeId, async (tx) => {
    const shippingAddress = { ...address, ...name }
    const money = { currency: 'EUR', subtotal: 1000, total: 1000, paymentMethod: 'cod' }
    const whose = { storeId, id, number, token: id, email, shippingAddress }
    await tx.insert(orders).values({ ...whose, ...money })
    const line = { storeId, id: lineId, orderId: id, position: 0, productId: newId() }
    await tx
      .insert(orderLines)
      .values({ ...line, name: 'Sencha 100 g', unitPrice: 500, quantity: 2, total: 1000 })
  })
  return { id, lineId }
}

function list(storeId: string, listing: Partial<OrderListing> = {}) {
  return inStore(db, storeId, (tx) => listOrders(tx, { pageNumber: 0, pageSize: 20, ...listing }))
}

async function numbersFound(storeId: string, search: string) {
  const { content } = await list(storeId, { search })
  return content.map((order) => order.orderNumber)
}

test.each([
  [[], 0],
  [[['payment', 400]], 1],
  [[['payment', 1000]], 2],
  [
    [
      ['payment', 1000],
      ['refund', 1],
    ],
    1,
  ],
  [
    [
      ['payment', 1000],
      ['refund', 1000],
    ],
    0,
  ],
  [
    [
      ['payment', 400],
      ['refund', 400],
    ],
    2,
  ],
] as const)(
  'list, detail and filters agree on an order with payments %j and %i pieces sent',
  async (moved, sent) => {
    const { id: storeId } = await aStore(db)
    const { id, lineId } = await anOrder(storeId)
    await inStore(db, storeId, async (tx) => {
      const by = { orderId: id, method: 'cod', createdBy: null }
      for (const [kind, amount] of moved) await insertPayment(tx, { ...by, kind, amount })
      const lines = [{ lineId, quantity: sent }]
      if (sent) await insertFulfilment(tx, { orderId: id, lines, carrier: null, trackingUrl: null })
    })

    const detail = await inStore(db, storeId, (tx) => getOrder(tx, id))
    const { paymentStatus, fulfilmentStatus } = detail

    const { content } = await list(storeId)
    expect(content).toMatchObject([{ paymentStatus, fulfilmentStatus, items: 2, total: 10 }])
    for (const payment of paymentStatuses) {
      const { totalElements } = await list(storeId, { payment })
      expect(totalElements).toBe(payment === paymentStatus ? 1 : 0)
    }
    for (const fulfilment of fulfilmentStatuses) {
      const { totalElements } = await list(storeId, { fulfilment })
      expect(totalElements).toBe(fulfilment === fulfilmentStatus ? 1 : 0)
    }
  },
)

test('orders are found by number, e-mail address and name', async () => {
  const { id: storeId } = await aStore(db)
  await anOrder(storeId, { number: 1001 })
  await anOrder(storeId, {
    number: 1002,
    email: 'grace_h@example.com',
    name: { firstName: 'Grace' },
  })

  expect(await numbersFound(storeId, '#1001')).toEqual([1001])
  expect(await numbersFound(storeId, '1002')).toEqual([1002])
  expect(await numbersFound(storeId, 'GRACE_H@')).toEqual([1002])
  expect(await numbersFound(storeId, 'ada love')).toEqual([1001])
  expect(await numbersFound(storeId, '99999999999999999999')).toEqual([])
})

test('a searched % or _ is a letter, not a pattern', async () => {
  const { id: storeId } = await aStore(db)
  await anOrder(storeId)
  expect(await numbersFound(storeId, '%')).toEqual([])
  expect(await numbersFound(storeId, 'a_a@')).toEqual([])
  expect(await numbersFound(storeId, '\\')).toEqual([])
})

test('the newest order comes first, page by page', async () => {
  const { id: storeId } = await aStore(db)
  for (const number of [1001, 1002, 1003]) await anOrder(storeId, { number })

  const second = await list(storeId, { pageNumber: 1, pageSize: 2 })

  expect(second.content.map((order) => order.orderNumber)).toEqual([1001])
  expect(second).toMatchObject({ pageNumber: 1, pageSize: 2, totalElements: 3, totalPages: 2 })
})

test("another store's orders are not listed", async () => {
  const [tea, records] = [await aStore(db), await aStore(db)]
  await anOrder(tea.id)
  expect(await list(records.id)).toMatchObject({ content: [], totalElements: 0 })
})
