import type { Delivery, Webhook } from '@vitrine/contract/account/webhooks.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { isSignedWith, type Received } from '../testing/a-receiver.ts'
import { sendDue } from '../testing/a-webhook.ts'
import { startShop } from '../testing/start-shop.ts'
import { forgetDeliveries } from '../post/webhooks/forget-deliveries.ts'
import { webhooksOf } from '../testing/webhooks-of.ts'

const shop = startShop({}, await openOwnDatabase())
const { ask, log, buy, aListenedStore } = webhooksOf(shop)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

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
