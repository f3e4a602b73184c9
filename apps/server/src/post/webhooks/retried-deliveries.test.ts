import type { Webhook } from '@vitrine/contract/account/webhooks.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { isSignedWith } from '../../testing/a-receiver.ts'
import { aSender, sendDue } from '../../testing/a-webhook.ts'
import { startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'
import { claimDelivery } from './queries.ts'
import { maxTries, webhookBackOff } from '../../platform/jobs/back-off.ts'
import { bodyOf, webhooksOf } from '../../testing/webhooks-of.ts'

const mostTries = maxTries(webhookBackOff)

const shop = startShop({}, await openOwnDatabase())
const { ask, log, buy, aListenedStore } = webhooksOf(shop)

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

test('a webhook that fails for a day is switched off, and its owner notified', async () => {
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

test('killed between sending and recording, it is sent again with the same event id', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()
  const [row] = await log(store, webhook)
  const lease = new Date(shop.clock.now().getTime() + 60_000)
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

test('an endpoint that never answers delays no other', async () => {
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
