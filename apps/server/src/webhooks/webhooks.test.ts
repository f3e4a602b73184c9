import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { NewWebhook } from '@vitrine/contract/account/webhooks.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aReceiver, isSignedWith, type Received } from '../testing/a-receiver.ts'
import { aWebhook, sendDue } from '../testing/a-webhook.ts'
import { startShop } from '../testing/start-shop.ts'
import { webhooksOf } from '../testing/webhooks-of.ts'

const shop = startShop({}, await openOwnDatabase())
const { ask, log, buy, aListenedStore } = webhooksOf(shop)

test('switching it off ends what waits', async () => {
  const { store, receiver, webhook, sender } = await aListenedStore()

  await ask(store, 'PUT', `/webhooks/${webhook.id}`, { isOn: false })
  await sendDue(sender)

  expect(receiver.received).toEqual([])
  expect(await log(store, webhook)).toMatchObject([
    { status: 'failed', problem: 'The webhook was switched off.' },
  ])
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
  const stored = await inStore(shop.services.db, store.storeId, (tx) =>
    tx.execute(sql`SELECT w::text FROM webhooks w`),
  )

  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('whsec_')
  expect(JSON.stringify(stored.rows)).not.toContain(webhook.secret.slice(6))
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
