import type { Order } from '@vitrine/contract/order.ts'
import type { RefusalBody } from '@vitrine/contract/refusal.ts'
import type { PageOf } from '@vitrine/contract/values.ts'
import type { Delivery, DeliveryRow, NewWebhook, Webhook } from '@vitrine/contract/webhooks.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { expect, inject, test } from 'vitest'
import { createApp } from '../app.ts'
import { aReceiver, isSignedWith, type Received } from '../testing/a-receiver.ts'
import { aShopper } from '../testing/a-shopper.ts'
import { aSender, aWebhook, sendDue } from '../testing/a-webhook.ts'
import { anOrder } from '../testing/an-order.ts'
import { type OwnedStore, startShop } from '../testing/start-shop.ts'
import { storeOutbox } from '../testing/store-outbox.ts'
import { forgetDeliveries } from './forget-deliveries.ts'
import { claimDelivery } from './queries.ts'
import { mostTries } from './retry.ts'

const shop = startShop()

const eventsOf = (received: Received[]) =>
  received
    .map(({ headers }) => String(headers['vitrine-event']))
    .toSorted((a, b) => a.localeCompare(b))
const idOfPaid = (received: Received[]) =>
  received.find(({ headers }) => headers['vitrine-event'] === 'order.paid')?.headers[
    'vitrine-event-id'
  ]
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const bodyOf = ({ body }: Received) => JSON.parse(body) as { id: string; data: Order }

function ask<Body = object>({ owner }: OwnedStore, method: string, path: string, body?: object) {
  return shop.call<Body & RefusalBody>(method, `/api${path}`, { as: owner, body })
}

async function log(store: OwnedStore, { id }: Webhook, query = {}) {
  const path = `/webhooks/${id}/deliveries`
  return (await ask<PageOf<DeliveryRow>>(store, 'GET', path, query)).body.content
}

async function buy(store: OwnedStore) {
  const sencha = await shop.aProduct(store, { price: 10 })
  const placed = await aShopper(shop, store).buy([{ product: sencha, quantity: 2 }])
  expect(placed.status).toBe(201)
  const query = { storeId: store.storeId }
  const { content } = (await ask<PageOf<Order>>(store, 'GET', '/orders', query)).body
  return content[0]!.id
}

const getOrder = async (store: OwnedStore, id: string) =>
  (await ask<Order>(store, 'GET', `/orders/${id}`)).body

/** A store that is listened to, with one delivery that waits to be sent. */
async function aListenedStore() {
  const [store, receiver] = [await shop.aStore(), await aReceiver()]
  const webhook = await aWebhook(shop, store, receiver.url, ['order.created'])
  const orderId = await buy(store)
  return { store, receiver, webhook, orderId, sender: aSender(shop) }
}

test('a placed order is told, signed, in the shape in which the API shows it', async () => {
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

test('what happens to an order is told by its one door', async () => {
  const { store, order, change } = await anOrder(shop)
  const receiver = await aReceiver()
  await aWebhook(shop, store, receiver.url)
  const sender = aSender(shop)
  const told = async (what: string, body = {}) => {
    receiver.received.length = 0
    expect((await change(what, body)).status).toBe(200)
    await sendDue(sender)
    return eventsOf(receiver.received)
  }

  expect(await told('payments', { amount: 5 })).toEqual(['order.updated'])
  expect(await told('payments')).toEqual(['order.paid', 'order.updated'])
  const lines = [{ lineId: order.lines[0]!.id, quantity: 1 }]
  expect(await told('fulfilments', { lines })).toEqual(['order.updated'])
  expect(await told('fulfilments')).toEqual(['order.fulfilled', 'order.updated'])
  expect(await told('refunds', { amount: 1 })).toEqual(['order.refunded', 'order.updated'])
  const { data } = bodyOf(receiver.received[0]!)
  expect(data).toMatchObject({ paymentStatus: 'partially_refunded', refundable: 24 })
})

test('a cancelled order that was paid is told as refunded and as cancelled', async () => {
  const { store, change } = await anOrder(shop)
  await change('payments')
  const receiver = await aReceiver()
  await aWebhook(shop, store, receiver.url, ['order.cancelled', 'order.refunded'])

  await change('cancellation')
  await sendDue(aSender(shop))

  expect(eventsOf(receiver.received)).toEqual(['order.cancelled', 'order.refunded'])
})

test('many orders at once are told one by one', async () => {
  const { store, order } = await anOrder(shop)
  const receiver = await aReceiver()
  await aWebhook(shop, store, receiver.url, ['order.paid'])

  await ask(store, 'PUT', '/orders/bulk', { ids: [order.id], act: 'pay' })
  await sendDue(aSender(shop))

  expect(eventsOf(receiver.received)).toEqual(['order.paid'])
})

test('a change that is refused is told to nobody', async () => {
  const { store, change } = await anOrder(shop)
  const receiver = await aReceiver()
  await aWebhook(shop, store, receiver.url)

  expect((await change('payments', { amount: 1000 })).status).toBe(409)
  await sendDue(aSender(shop))

  expect(receiver.received).toEqual([])
})

test('each webhook hears of what it chose, in its own store alone', async () => {
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

test('the log shows what was sent, what was answered and how long it took', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()
  receiver.answer = (response) => response.writeHead(200).end(`Thanks!\0${'x'.repeat(5000)}`)
  expect(await log(store, webhook)).toMatchObject([{ status: 'pending', tries: 0, triedAt: null }])

  await sendDue(sender)

  const [row] = await log(store, webhook)
  expect(row).toMatchObject({
    status: 'delivered',
    event: 'order.created',
    tries: 1,
    responseStatus: 200,
    nextTryAt: null,
    problem: null,
  })
  expect(row!.duration).toBeGreaterThanOrEqual(0)
  const { body } = await ask<Delivery>(store, 'GET', `/webhook-deliveries/${row!.id}`)
  expect(body.payload).toBe(receiver.received[0]!.body)
  expect(body.response).toHaveLength(1000)
  expect(body.response).toMatch(/^Thanks!\uFFFDx+$/)
  expect(await log(store, webhook, { status: 'failed' })).toEqual([])
})

test.each([
  ['500', 500, 'It answered 500.'],
  ['a redirect, which is not followed', 302, 'It answered 302.'],
])('%s is tried again, later and later, under the same event id', async (_, status, problem) => {
  const { store, receiver, webhook, sender } = await aListenedStore()
  receiver.answer = (response) => response.writeHead(status, { location: receiver.url }).end()
  const pauses: number[] = []
  for (let tries = 1; tries < mostTries; tries++) {
    await sendDue(sender)
    const [row] = await log(store, webhook)
    expect(row).toMatchObject({ status: 'pending', tries, problem, responseStatus: status })
    pauses.push((Date.parse(row!.nextTryAt!) - shop.clock.now().getTime()) / 60_000)
    shop.clock.pass(pauses.at(-1)! + 0.1)
  }
  expect(pauses.map(Math.round)).toEqual([1, 5, 15, 60, 180, 420, 760])

  receiver.answer = (response) => response.writeHead(204).end()
  await sendDue(sender)

  expect(await log(store, webhook)).toMatchObject([{ status: 'delivered', tries: mostTries }])
  expect(receiver.received).toHaveLength(mostTries)
  expect(new Set(receiver.received.map((each) => bodyOf(each).id)).size).toBe(1)
  expect(receiver.received.every((each) => isSignedWith(webhook.secret, each))).toBe(true)
})

test('a webhook that answers nothing good for a day is switched off, and its owner told', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()
  receiver.answer = (response) => response.writeHead(503).end()
  for (let tries = 0; tries < mostTries; tries++) {
    await sendDue(sender)
    shop.clock.pass(24 * 60)
  }

  expect(await log(store, webhook)).toMatchObject([{ status: 'failed', tries: mostTries }])
  const path = `/webhooks/${webhook.id}`
  expect((await ask<Webhook>(store, 'GET', path)).body).toMatchObject({
    isOn: false,
    offReason: 'failing',
  })
  const mails = await storeOutbox(shop.services, store)
  const mail = mails.find(({ subject }) => subject.startsWith('A webhook was switched off'))
  expect(mail).toMatchObject({ to: store.owner.email })
  expect(mail?.text).toContain(receiver.url)
  await buy(store)
  expect(await log(store, webhook)).toHaveLength(1)

  await ask(store, 'PUT', path, { isOn: true })
  receiver.answer = (response) => response.writeHead(204).end()
  await buy(store)
  await sendDue(sender)
  expect(await log(store, webhook)).toMatchObject([{ status: 'delivered' }, { status: 'failed' }])
})

test('one that got something through meanwhile stays on', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()
  const [first] = await log(store, webhook)
  receiver.answer = (response, { headers }) =>
    response.writeHead(headers['vitrine-event-id'] === first!.eventId ? 500 : 204).end()
  for (let tries = 0; tries < mostTries; tries++) {
    if (tries === 3) await buy(store)
    await sendDue(sender)
    shop.clock.pass(24 * 60)
  }

  expect(await log(store, webhook)).toMatchObject([{ status: 'delivered' }, { status: 'failed' }])
  expect((await ask<Webhook>(store, 'GET', `/webhooks/${webhook.id}`)).body.isOn).toBe(true)
})

test('410 Gone switches it off at once, with all that waits', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()
  receiver.answer = (response) => response.writeHead(410).end()
  await sendDue(sender)

  const { body } = await ask<Webhook>(store, 'GET', `/webhooks/${webhook.id}`)
  expect(body).toMatchObject({ isOn: false, offReason: 'gone' })
  const [row] = await log(store, webhook)
  expect(row).toMatchObject({ status: 'failed', tries: 1, responseStatus: 410 })
  const again = await ask(store, 'POST', `/webhook-deliveries/${row!.id}/resend`)
  expect(again).toMatchObject({ status: 409, body: { code: 'webhook_off' } })
})

test('switching it off ends what waits', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()

  await ask(store, 'PUT', `/webhooks/${webhook.id}`, { isOn: false })
  await sendDue(sender)

  expect(receiver.received).toEqual([])
  expect(await log(store, webhook)).toMatchObject([
    { status: 'failed', problem: 'The webhook was switched off.' },
  ])
})

test('a delivery is sent again by hand, as it was', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()
  await sendDue(sender)
  const [row] = await log(store, webhook)

  const again = await ask(store, 'POST', `/webhook-deliveries/${row!.id}/resend`)
  expect(again).toMatchObject({ status: 202, body: { status: 'pending', eventId: row!.eventId } })
  await sendDue(sender)

  const [first, second] = receiver.received as [Received, Received]
  expect(second.body).toBe(first.body)
  expect(isSignedWith(webhook.secret, second)).toBe(true)
})

test('a test event is tried once, and switches nothing off', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()
  await sendDue(sender)
  receiver.answer = (response) => response.writeHead(500).end('Oh no')

  const sent = await ask(store, 'POST', `/webhooks/${webhook.id}/test`)
  expect(sent).toMatchObject({ status: 202, body: { event: 'test', status: 'pending' } })
  await sendDue(sender)

  expect(await log(store, webhook)).toMatchObject([
    { event: 'test', status: 'failed', tries: 1 },
    { event: 'order.created' },
  ])
  expect((await ask<Webhook>(store, 'GET', `/webhooks/${webhook.id}`)).body.isOn).toBe(true)
})

test('by hand no more than 30 are sent in a minute', async () => {
  const { store, webhook } = await aListenedStore()
  const send = () => ask(store, 'POST', `/webhooks/${webhook.id}/test`)
  for (let count = 0; count < 30; count++) expect((await send()).status).toBe(202)

  const refused = await send()

  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('killed between sending and noting, it is sent once more under the same event id', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()
  const [row] = await log(store, webhook)
  const lease = new Date(shop.clock.now().getTime() + 60_000)
  // What a process does before it sends; it never comes back.
  const claimed = await inStore(shop.services.db, store.storeId, (tx) =>
    claimDelivery(tx, { id: row!.id, tries: 0 }, lease),
  )
  expect(claimed).toBeDefined()

  await sendDue(sender)
  expect(receiver.received).toEqual([])
  shop.clock.pass(2)
  await sendDue(sender)

  expect(receiver.received).toHaveLength(1)
  expect(await log(store, webhook)).toMatchObject([{ status: 'delivered', tries: 2 }])
})

test('two processes send a delivery once', async () => {
  const { receiver, sender } = await aListenedStore()
  const other = aSender(shop)

  await Promise.all([sendDue(sender), sendDue(other), sender.pass(), other.pass()])
  await Promise.all([sender.settled(), other.settled()])

  expect(receiver.received).toHaveLength(1)
})

test('whoever never answers holds up nobody else', async () => {
  const [slow, quick] = [await aListenedStore(), await aListenedStore()]
  const open: (() => void)[] = []
  slow.receiver.answer = (response) => open.push(() => response.writeHead(204).end())
  for (let count = 0; count < 6; count++) await buy(slow.store)
  const sender = aSender(shop)

  await sender.pass()
  await expect.poll(() => quick.receiver.received.length).toBe(1)
  await buy(quick.store)
  await sender.pass()
  await expect.poll(() => quick.receiver.received.length).toBe(2)

  expect(slow.receiver.received.length).toBeLessThanOrEqual(4)
  slow.receiver.answer = (response) => response.writeHead(204).end()
  for (const end of open) end()
  await sender.settled()
  await sendDue(sender)
  expect(slow.receiver.received).toHaveLength(7)
})

test('for a day after a change, deliveries are signed with both secrets', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()
  const path = `/webhooks/${webhook.id}/secret`
  const { status, body } = await ask<NewWebhook>(store, 'POST', path)
  expect(status).toBe(201)
  expect(body.secret).not.toBe(webhook.secret)
  expect(body.previousSecretUntil).not.toBeNull()

  await sendDue(sender)
  shop.clock.pass(24 * 60 + 1)
  await buy(store)
  await sendDue(sender)

  const [during, after] = receiver.received as [Received, Received]
  expect([body.secret, webhook.secret].map((each) => isSignedWith(each, during))).toEqual([
    true,
    true,
  ])
  expect([body.secret, webhook.secret].map((each) => isSignedWith(each, after))).toEqual([
    true,
    false,
  ])
})

test('no answer but the first has the secret, and the database keeps it sealed', async () => {
  const { store, webhook } = await aListenedStore()
  const answers = [
    await ask(store, 'GET', '/webhooks', { storeId: store.storeId }),
    await ask(store, 'GET', `/webhooks/${webhook.id}`),
    await ask(store, 'PUT', `/webhooks/${webhook.id}`, { events: ['order.paid'] }),
  ]
  const where = `WHERE store_id = '${store.storeId}'`
  const kept = await onServer(inject('databaseUrl'), `SELECT w::text FROM webhooks w ${where}`)

  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('whsec_')
  expect(JSON.stringify(kept.rows)).not.toContain(webhook.secret.slice(6))
})

test.each([
  'http://example.com/hooks',
  'https://user:pass@example.com',
  'ftp://example.com',
  'https://localhost/hooks',
  'https://shop.localhost',
  'https://router.local',
  'https://intranet',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f000001',
  'https://0177.0.0.1',
  'https://127.1',
  'https://10.0.0.1',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://[::ffff:a9fe:a9fe]',
  'https://[fd00::1]',
  'https://0.0.0.0',
  'nonsense',
  '',
])('%s is refused at its field', async (url) => {
  const store = await shop.aStore()
  const config = { ...shop.services.config, outboundLoopback: false }
  const app = createApp({ ...shop.services, config })
  const body = JSON.stringify({ storeId: store.storeId, url, events: ['order.paid'] })
  const answer = await app.request('http://localhost/api/webhooks', {
    method: 'POST',
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      cookie: store.owner.cookies.header,
      'sec-fetch-site': 'same-origin',
    },
    body,
  })

  expect(answer.status).toBe(400)
  expect(((await answer.json()) as RefusalBody).issues?.[0]?.path).toBe('url')
})

test('a store has 10 webhooks at most', async () => {
  const [store, { url }] = [await shop.aStore(), await aReceiver()]
  for (let count = 0; count < 10; count++) await aWebhook(shop, store, url)
  const body = { storeId: store.storeId, url, events: ['order.paid'] }

  expect(await ask(store, 'POST', '/webhooks', body)).toMatchObject({
    status: 409,
    body: { code: 'too_many_webhooks' },
  })
})

test('the log forgets what is older than 30 days, and nothing that still waits', async () => {
  const { store, webhook, sender } = await aListenedStore()
  await sendDue(sender)
  await buy(store)
  const { db } = shop.services

  await forgetDeliveries(db, inDays(29))
  expect(await log(store, webhook)).toHaveLength(2)
  await forgetDeliveries(db, inDays(31))

  expect(await log(store, webhook)).toMatchObject([{ status: 'pending' }])
})

test('deleting a webhook deletes its log', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()

  expect((await ask(store, 'DELETE', `/webhooks/${webhook.id}`)).status).toBe(200)
  await sendDue(sender)

  expect(receiver.received).toEqual([])
  expect((await ask(store, 'GET', `/webhooks/${webhook.id}/deliveries`)).status).toBe(404)
})
