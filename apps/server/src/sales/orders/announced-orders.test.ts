import type { Order } from '@vitrine/contract/sales/order.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { aReceiver, isSignedWith, type Received } from '../../testing/a-receiver.ts'
import { aSender, aWebhook, sendDue } from '../../testing/a-webhook.ts'
import { anOrder } from '../../testing/an-order.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { bodyOf, webhooksOf } from '../../testing/webhooks-of.ts'

const shop = startShop({}, await openOwnDatabase())
const { ask, buy, aListenedStore } = webhooksOf(shop)

const eventsOf = (received: Received[]) =>
  received
    .map(({ headers }) => String(headers['vitrine-event']))
    .toSorted((a, b) => a.localeCompare(b))

const idOfPaid = (received: Received[]) =>
  received.find(({ headers }) => headers['vitrine-event'] === 'order.paid')?.headers[
    'vitrine-event-id'
  ]

const getOrder = async (store: OwnedStore, id: string) =>
  (await ask<Order>(store, 'GET', `/orders/${id}`)).body

test('a placed order is delivered, signed, in the shape in which the API shows it', async () => {
  const { store, receiver, webhook, orderId, sender } = await aListenedStore()

  await sendDue(sender)

  expect(receiver.received).toHaveLength(1)
  const [received] = receiver.received as [Received]
  expect(received.headers).toMatchObject({
    'content-type': 'application/json',
    'vitrine-event': 'order.created',
    'vitrine-event-id': bodyOf(received).id,
  })
  expect(isSignedWith(webhook.secret, received)).toBe(true)
  expect(isSignedWith('whsec_of-someone-else', received)).toBe(false)
  const age = shop.clock.now().getTime() / 1000 - Number(received.headers['vitrine-timestamp'])
  expect(Math.abs(age)).toBeLessThan(30)
  expect(bodyOf(received)).toMatchObject({ event: 'order.created', storeId: store.storeId })
  expect(bodyOf(received).data).toEqual(await getOrder(store, orderId))
})

test('each change of an order is delivered as an event', async () => {
  const { store, order, change } = await anOrder(shop)
  const receiver = await aReceiver()
  await aWebhook(shop, store, receiver.url)
  const sender = aSender(shop)
  const eventsAfter = async (what: string, body = {}) => {
    receiver.received.length = 0
    expect((await change(what, body)).status).toBe(200)
    await sendDue(sender)
    return eventsOf(receiver.received)
  }

  expect(await eventsAfter('payments', { amount: 5 })).toEqual(['order.updated'])
  expect(await eventsAfter('payments')).toEqual(['order.paid', 'order.updated'])
  const lines = [{ lineId: order.lines[0]!.id, quantity: 1 }]
  expect(await eventsAfter('fulfilments', { lines })).toEqual(['order.updated'])
  expect(await eventsAfter('fulfilments')).toEqual(['order.fulfilled', 'order.updated'])
  expect(await eventsAfter('refunds', { amount: 1 })).toEqual(['order.refunded', 'order.updated'])
  const { data } = bodyOf(receiver.received[0]!)
  expect(data).toMatchObject({ paymentStatus: 'partially_refunded', refundable: 24 })
})

test('a cancelled order that was paid is delivered as refunded and as cancelled', async () => {
  const { store, change } = await anOrder(shop)
  await change('payments')
  const receiver = await aReceiver()
  await aWebhook(shop, store, receiver.url, ['order.cancelled', 'order.refunded'])

  await change('cancellation')
  await sendDue(aSender(shop))

  expect(eventsOf(receiver.received)).toEqual(['order.cancelled', 'order.refunded'])
})

test('many orders at once are delivered one by one', async () => {
  const { store, order } = await anOrder(shop)
  const receiver = await aReceiver()
  await aWebhook(shop, store, receiver.url, ['order.paid'])

  await ask(store, 'PUT', '/orders/bulk', { ids: [order.id], changes: { paymentStatus: 'paid' } })
  await sendDue(aSender(shop))

  expect(eventsOf(receiver.received)).toEqual(['order.paid'])
})

test('a change that is refused is delivered to nobody', async () => {
  const { store, change } = await anOrder(shop)
  const receiver = await aReceiver()
  await aWebhook(shop, store, receiver.url)

  expect((await change('payments', { amount: 1000 })).status).toBe(409)
  await sendDue(aSender(shop))

  expect(receiver.received).toEqual([])
})

test('each webhook gets the events that it chose, of its own store alone', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const [all, paid, foreign] = [await aReceiver(), await aReceiver(), await aReceiver()]
  await aWebhook(shop, store, all.url)
  await aWebhook(shop, store, paid.url, ['order.paid'])
  await aWebhook(shop, neighbour, foreign.url)

  const orderId = await buy(store)
  await ask(store, 'POST', `/orders/${orderId}/payments`, {})
  await sendDue(aSender(shop))

  expect(eventsOf(all.received)).toEqual(['order.created', 'order.paid', 'order.updated'])
  expect(eventsOf(paid.received)).toEqual(['order.paid'])
  expect(foreign.received).toEqual([])
  expect(idOfPaid(all.received)).toBe(idOfPaid(paid.received))
})
