import {
  fulfilmentStatuses,
  paymentStatus,
  paymentStatuses,
} from '@vitrine/commerce/orders/order-state.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { orderLines, orders } from '@vitrine/db/schema/orders.ts'
import { aStore } from '@vitrine/db/testing/a-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { listOrders, type OrderListing } from './list-orders.ts'
import { addFulfilment } from './add-fulfilment.ts'
import { addPayment } from './add-payment.ts'
import { addRefund } from './add-refund.ts'
import { archiveOrder } from './archive-order.ts'
import { requireOrder } from '../orders/change-order.ts'
import { orderView } from '../orders/order-view.ts'
import { searchTextOf } from '../orders/search-text.ts'

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
    const searchText = searchTextOf({
      ...whose,
      numbered: { number, numberPrefix: '' },
      skus: ['SEN-100'],
    })
    await tx.insert(orders).values({ ...whose, ...money, items: 2, searchText })
    const line = { storeId, id: lineId, orderId: id, position: 0, productId: newId() }
    await tx
      .insert(orderLines)
      .values({ ...line, name: 'Sencha 100 g', unitPrice: 500, quantity: 2, total: 1000 })
  })
  return { id, lineId }
}

function list(storeId: string, listing: Partial<OrderListing> = {}) {
  return inStore(db, storeId, (tx) =>
    listOrders(tx, { pageNumber: 0, pageSize: 20, ...listing }, 'EUR'),
  )
}

async function numbersFound(storeId: string, search: string) {
  const { content } = await list(storeId, { search })
  return content.map((order) => order.orderNumber)
}

test.each([
  [0, 0, 0],
  [4, 0, 1],
  [10, 0, 2],
  [10, 0.01, 1],
  [10, 10, 0],
  [4, 4, 2],
])(
  'list, detail and filters agree on an order with %d paid, %d given back and %i pieces sent',
  async (paid, back, sent) => {
    const { id: storeId } = await aStore(db)
    const { id, lineId } = await anOrder(storeId)
    const change = <Found>(work: (tx: StoreTransaction) => Promise<Found>) =>
      inStore(db, storeId, work)
    const lines = [{ lineId, quantity: sent }]
    if (sent) await change((tx) => addFulfilment(tx, { id, lines, notify: false }))
    if (paid) await change((tx) => addPayment(tx, { id, amount: paid }))
    if (back) await change((tx) => addRefund(tx, { id, amount: back, notify: false }))

    const detail = orderView(await change((tx) => requireOrder(tx, id)), new Map())
    const { paymentStatus, fulfilmentStatus } = detail

    const { content } = await list(storeId)
    expect(content).toMatchObject([{ paymentStatus, fulfilmentStatus, items: 2, total: 10 }])
    expect(paymentStatus).toBe(statusAfter(1000, paid * 100, back * 100))
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

function statusAfter(total: number, paid: number, back: number) {
  return paymentStatus(total, [
    { kind: 'payment', amount: paid },
    { kind: 'refund', amount: back },
  ])
}

test('orders are found by number, email address, name and SKU', async () => {
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
  expect(await numbersFound(storeId, 'sen-1')).toEqual([1002, 1001])
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

test('orders are listed by their numbers, whenever their transactions began', async () => {
  const { id: storeId } = await aStore(db)
  for (const number of [1003, 1001, 1002]) await anOrder(storeId, { number })

  const { content } = await list(storeId)

  expect(content.map((order) => order.orderNumber)).toEqual([1003, 1002, 1001])
})

test("another store's orders are not listed", async () => {
  const [tea, records] = [await aStore(db), await aStore(db)]
  await anOrder(tea.id)
  expect(await list(records.id)).toMatchObject({ content: [], totalElements: 0 })
})

test('orders are found by day and by amount', async () => {
  const { id: storeId } = await aStore(db)
  await anOrder(storeId)
  const [past, coming] = ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00+02:00']
  const count = async (listing: Partial<OrderListing>) =>
    (await list(storeId, listing)).totalElements

  expect(await count({ placedFrom: past, placedBefore: coming })).toBe(1)
  expect(await count({ placedFrom: coming })).toBe(0)
  expect(await count({ placedBefore: past })).toBe(0)
  expect(await count({ minTotal: 10, maxTotal: 10 })).toBe(1)
  expect(await count({ minTotal: 10.01 })).toBe(0)
  expect(await count({ maxTotal: 9.99 })).toBe(0)
  await expect(count({ minTotal: 0.001 })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('the usual looks show what is still to be done, and what is archived', async () => {
  const { id: storeId } = await aStore(db)
  const change = <Found>(work: (tx: StoreTransaction) => Promise<Found>) =>
    inStore(db, storeId, work)
  await anOrder(storeId, { number: 1001 })
  const [paid, sent, done] = [
    await anOrder(storeId, { number: 1002 }),
    await anOrder(storeId, { number: 1003 }),
    await anOrder(storeId, { number: 1004 }),
  ]
  await change((tx) => addPayment(tx, { id: paid.id }))
  await change((tx) => addFulfilment(tx, { id: sent.id, notify: false }))
  await change((tx) => archiveOrder(tx, { id: done.id }))
  const numbers = async (tab: OrderListing['tab']) =>
    (await list(storeId, { tab })).content.map((order) => order.orderNumber)

  expect(await numbers('unfulfilled')).toEqual([1002, 1001])
  expect(await numbers('unpaid')).toEqual([1003, 1001])
  expect(await numbers('open')).toEqual([1003, 1002, 1001])
  expect(await numbers('archived')).toEqual([1004])
})
