import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { anOrder, type PlacedOrder, stockOf } from '../../testing/an-order.ts'
import { startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop()

async function aPaidOrder() {
  const placed = await anOrder(shop)
  await placed.change('payments')
  const [line] = placed.order.lines
  return { ...placed, lineId: line!.id }
}

const refundMails = async ({ store }: PlacedOrder) =>
  (await storeOutbox(shop.services, store)).filter(({ subject }) =>
    subject.startsWith('Your refund of'),
  )

test('a piece is refunded at what was paid for it, goes back into stock and is not sent', async () => {
  const placed = await aPaidOrder()
  const { lineId, store, sencha } = placed

  const { status, body } = await placed.change('refunds', {
    lines: [{ lineId, quantity: 1 }],
    reason: 'The tin was dented',
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    paymentStatus: 'partially_refunded',
    refundable: 12.5,
    lines: [{ refunded: 1, left: 1, restockable: 1 }],
  })
  expect(body.events[0]).toMatchObject({
    kind: 'refund',
    amount: 12.5,
    pieces: 1,
    restocked: 1,
    text: 'The tin was dented',
    actor: { kind: 'owner', name: 'Mei Lin' },
  })
  expect(await stockOf(shop, store, sencha)).toBe(9)
})

test('the shopper sees how much comes back, but not the reason', async () => {
  const placed = await aPaidOrder()
  await placed.change('refunds', { amount: 3, reason: 'Complains a lot' })

  const [mail] = await refundMails(placed)

  expect(mail).toMatchObject({ to: 'ada@example.com', fromName: 'Tea House' })
  expect(mail?.text).toContain('€3.00')
  expect(`${mail?.text}${mail?.html}`).not.toContain('Complains')
})

test('without notify there is no mail, and without restock the stock stays', async () => {
  const placed = await aPaidOrder()
  const lines = [{ lineId: placed.lineId, quantity: 2, restock: false }]

  const { body } = await placed.change('refunds', { lines, notify: false })

  expect(body).toMatchObject({ paymentStatus: 'refunded', refundable: 0 })
  expect(await refundMails(placed)).toEqual([])
  expect(await stockOf(shop, placed.store, placed.sencha)).toBe(8)
})

test('a refund without anything chosen gives all back', async () => {
  const placed = await aPaidOrder()
  const { body } = await placed.change('refunds')
  expect(body).toMatchObject({ paymentStatus: 'refunded', lines: [{ refunded: 2, left: 0 }] })
  expect(await stockOf(shop, placed.store, placed.sencha)).toBe(10)
})

test('a shop may give back less, or more than the lines are worth, but not more than was paid', async () => {
  const placed = await aPaidOrder()
  const lines = [{ lineId: placed.lineId, quantity: 1 }]

  const less = await placed.change('refunds', { lines, amount: 5 })
  const more = await placed.change('refunds', { lines, amount: 20 })
  const tooMuch = await placed.change('refunds', { amount: 0.01 })

  expect([less.status, more.status]).toEqual([200, 200])
  expect(tooMuch).toMatchObject({
    status: 409,
    body: { code: 'illegal_transition', details: { refundable: 0 } },
  })
})

test('clerks who refund at once give back what was paid, and no more', async () => {
  const placed = await aPaidOrder()

  const answers = await Promise.all(
    Array.from({ length: 8 }, () => placed.change('refunds', { amount: 10, notify: false })),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(6)
  expect((await placed.get()).refundable).toBe(5)
})

test('nothing is refunded of an order that was not paid', async () => {
  const placed = await anOrder(shop)
  const refused = await placed.change('refunds', { amount: 1 })
  expect(refused).toMatchObject({ status: 409, body: { details: { refundable: 0 } } })
})

test('no more pieces, and no more shipping, than there are', async () => {
  const placed = await aPaidOrder()
  const { lineId } = placed
  const line = { lineId, quantity: 2 }

  const pieces = await placed.change('refunds', { lines: [line, line] })
  const shipping = await placed.change('refunds', { shipping: 1 })

  expect(pieces).toMatchObject({ status: 409, body: { details: { left: [line] } } })
  expect(shipping).toMatchObject({ status: 409, body: { details: { shippingRefundable: 0 } } })
  expect(await stockOf(shop, placed.store, placed.sencha)).toBe(8)
})

test.each([
  { amount: 0 },
  { amount: -1 },
  { amount: 0.001 },
  { amount: '10' },
  { lines: [{ lineId: newId(), quantity: 1 }] },
  { lines: [] },
  { lines: [{ lineId: 'tea', quantity: 1 }] },
  { shipping: 0.001 },
  { total: 1 },
])('a refund of %j is refused and changes nothing', async (requested) => {
  const placed = await aPaidOrder()
  expect(await placed.change('refunds', requested)).toMatchObject({ status: 400 })
  expect(await placed.get()).toMatchObject({ refundable: 25, version: 2 })
})

test('what was sent and came back is refunded too, and only once into stock', async () => {
  const placed = await aPaidOrder()
  await placed.change('fulfilments')
  const { body } = await placed.change('refunds')
  expect(body).toMatchObject({ fulfilmentStatus: 'fulfilled', lines: [{ fulfilled: 2, left: 0 }] })
  expect(await stockOf(shop, placed.store, placed.sencha)).toBe(10)
})

test('what is not counted is not put into stock', async () => {
  const placed = await anOrder(shop, {})
  await placed.change('payments')
  const { body } = await placed.change('refunds')
  expect(body.events[0]).toMatchObject({ kind: 'refund', restocked: 0 })
})

test('a change that is based on an older order is refused', async () => {
  const placed = await aPaidOrder()
  const { version } = await placed.get()
  await placed.change('refunds', { version, amount: 1 })

  const late = await placed.change('refunds', { version, amount: 1 })

  expect(late).toMatchObject({
    status: 409,
    body: { code: 'stale_revision', details: { version: version + 1 } },
  })
  expect((await placed.get()).refundable).toBe(24)
})

test("another store's order cannot be refunded", async () => {
  const { order } = await aPaidOrder()
  const neighbour = await shop.aStore()
  for (const id of [order.id, newId()]) {
    const refused = await shop.call('POST', `/api/orders/${id}/refunds`, {
      as: neighbour.owner,
      body: {},
    })
    expect(refused).toMatchObject({ status: 404 })
  }
})
