import type { Order, OrderRow } from '@vitrine/contract/sales/order.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

async function anOrder() {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  await aShopper(shop, store).buy([{ product: sencha, quantity: 2 }])
  const [row] = (await listOrders(store)).body.content
  return { store, order: (await getOrder(store, row!.id)).body }
}

const listOrders = (store: OwnedStore, filter = {}) =>
  shop.call<PageOf<OrderRow>>('GET', '/api/orders', {
    as: store.owner,
    body: { storeId: store.storeId, ...filter },
  })

const getOrder = (store: OwnedStore, id: string) =>
  shop.call<Order>('GET', `/api/orders/${id}`, { as: store.owner })

const add = (store: OwnedStore, what: 'payments' | 'fulfilments', id: string, body = {}) =>
  shop.call<Order & RefusalBody>('POST', `/api/orders/${id}/${what}`, { as: store.owner, body })

test('an owner sees what was ordered, by whom and where it goes', async () => {
  const { store, order } = await anOrder()

  expect((await listOrders(store)).body).toMatchObject({
    totalElements: 1,
    content: [{ orderNumber: 1001, customer: { name: 'Ada Lovelace' }, total: 25, items: 2 }],
  })
  expect(order).toMatchObject({
    status: 'open',
    paymentStatus: 'pending',
    fulfilmentStatus: 'unfulfilled',
    paymentMethod: 'cod',
    shippingAddress: { city: 'London', country: 'GB' },
    lines: [{ name: 'Sencha 100 g', quantity: 2, fulfilled: 0, unitPrice: 12.5, total: 25 }],
  })
})

test('an order is paid once all that is due was received', async () => {
  const { store, order } = await anOrder()

  const part = await add(store, 'payments', order.id, { amount: 10 })
  const rest = await add(store, 'payments', order.id)

  expect(part.body.paymentStatus).toBe('partially_paid')
  expect(rest.body.paymentStatus).toBe('paid')
  expect(rest.body.payments.map(({ amount }) => amount)).toEqual([10, 15])
})

test('more than what is due is refused with what is left', async () => {
  const { store, order } = await anOrder()

  const refused = await add(store, 'payments', order.id, { amount: 25.01 })

  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'illegal_transition', details: { due: 25 } },
  })
})

test('two clerks recording the same payment record it once', async () => {
  const { store, order } = await anOrder()

  const answers = await Promise.all([1, 2, 3].map(() => add(store, 'payments', order.id)))

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect((await getOrder(store, order.id)).body.payments).toHaveLength(1)
})

test.each([0, -1, 0.001])('a payment of %d is refused', async (amount) => {
  const { store, order } = await anOrder()
  expect(await add(store, 'payments', order.id, { amount })).toMatchObject({ status: 400 })
})

test('an order is sent in parts until nothing is left', async () => {
  const { store, order } = await anOrder()
  const lineId = order.lines[0]!.id

  const first = await add(store, 'fulfilments', order.id, {
    lines: [{ lineId, quantity: 1 }],
    carrier: 'Pigeon Post',
    trackingUrl: 'https://pigeon.example/42',
  })
  const rest = await add(store, 'fulfilments', order.id)
  const more = await add(store, 'fulfilments', order.id)

  expect(first.body).toMatchObject({ fulfilmentStatus: 'partial', lines: [{ fulfilled: 1 }] })
  expect(rest.body).toMatchObject({ fulfilmentStatus: 'fulfilled', lines: [{ fulfilled: 2 }] })
  expect(more).toMatchObject({ status: 409, body: { details: { left: [] } } })
})

test('more pieces than are left cannot be sent, however the lines are split', async () => {
  const { store, order } = await anOrder()
  const line = { lineId: order.lines[0]!.id, quantity: 2 }

  const refused = await add(store, 'fulfilments', order.id, { lines: [line, line] })

  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'illegal_transition', details: { left: [line] } },
  })
})

test('a fulfilment has lines of its order, and at least one', async () => {
  const { store, order } = await anOrder()
  const stranger = { lineId: newId(), quantity: 1 }

  for (const lines of [[], [stranger]]) {
    const refused = await add(store, 'fulfilments', order.id, { lines })
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'lines' }] } })
  }
})

test("another store's order is answered as one that does not exist", async () => {
  const { order } = await anOrder()
  const neighbour = await shop.aStore()

  const answers = [
    await getOrder(neighbour, order.id),
    await add(neighbour, 'payments', order.id),
    await add(neighbour, 'fulfilments', order.id),
    await getOrder(neighbour, newId()),
  ]

  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})

test('orders are filtered by their states', async () => {
  const { store, order } = await anOrder()
  await add(store, 'payments', order.id)

  const paid = await listOrders(store, { payment: 'paid', fulfilment: 'unfulfilled' })
  const pending = await listOrders(store, { payment: 'pending' })
  const unknown = await listOrders(store, { payment: 'lost' })

  expect([paid.body.totalElements, pending.body.totalElements]).toEqual([1, 0])
  expect(unknown.status).toBe(400)
})
