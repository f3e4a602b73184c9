import type { Subscriber } from '@vitrine/contract/audience/newsletter.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { newsletterTokens } from '@vitrine/db/schema/newsletter.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { outboxRows, storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop({}, undefined, { LIMIT_FACTOR: '10' })

function subscribe(
  { storeId, storeDomain: host }: OwnedStore,
  email = 'ada@example.com',
  more = {},
) {
  const body = { storeId, email, ...more }
  return shop.call<RefusalBody>('POST', '/api/newsletter/subscribe', { host, body })
}

function follow(step: string, { storeDomain: host }: OwnedStore, token = '') {
  return shop.call<RefusalBody>('POST', `/api/newsletter/${step}`, { host, body: { token } })
}

async function subscribersOf({ storeId, owner }: OwnedStore, query: object = {}) {
  const { body } = await shop.call<PageOf<Subscriber>>('GET', '/api/subscribers', {
    as: owner,
    body: { storeId, ...query },
  })
  return body
}

async function tokensOf(store: OwnedStore) {
  const mail = (await storeOutbox(shop.services, store)).at(-1)
  const tokenOf = (step: string) =>
    new RegExp(`http://${store.storeDomain}:3000/newsletter/${step}\\?token=(\\S+)`).exec(
      mail?.text ?? '',
    )?.[1]
  return { confirm: tokenOf('confirm'), unsubscribe: tokenOf('unsubscribe'), mail }
}

test('a subscriber confirms by email and is then on the list', async () => {
  const store = await shop.aStore()

  expect(await subscribe(store)).toMatchObject({ status: 202, body: { done: true } })
  expect((await subscribersOf(store)).content).toMatchObject([
    { email: 'ada@example.com', status: 'pending', confirmedAt: null },
  ])
  const { confirm, unsubscribe, mail } = await tokensOf(store)
  expect(mail).toMatchObject({
    to: 'ada@example.com',
    fromName: 'Tea House',
    unsubscribeLink: expect.stringContaining(unsubscribe!),
  })

  expect(await follow('confirm', store, confirm)).toMatchObject({ status: 200 })
  expect((await subscribersOf(store)).content).toMatchObject([{ status: 'confirmed' }])
  expect((await follow('confirm', store, confirm)).status).toBe(200)

  expect(await follow('unsubscribe', store, unsubscribe)).toMatchObject({ status: 200 })
  expect((await subscribersOf(store)).content).toMatchObject([{ status: 'unsubscribed' }])
  expect((await follow('unsubscribe', store, unsubscribe)).status).toBe(200)
  expect(await follow('confirm', store, confirm)).toMatchObject({ status: 410 })
})

test('each link does its own thing in its own shop, for seven days', async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]
  await subscribe(store)
  const { confirm, unsubscribe } = await tokensOf(store)

  const spent = { status: 410, body: { code: 'token_spent' } }
  expect(await follow('unsubscribe', store, confirm)).toMatchObject(spent)
  expect(await follow('confirm', store, unsubscribe)).toMatchObject(spent)
  expect(await follow('confirm', other, confirm)).toMatchObject(spent)
  expect(await follow('confirm', store, 'x'.repeat(43))).toMatchObject(spent)
  expect((await follow('confirm', store, 'short')).status).toBe(400)
  shop.clock.pass(7 * 24 * 60 + 1)
  expect(await follow('confirm', store, confirm)).toMatchObject(spent)
  expect((await follow('unsubscribe', store, unsubscribe)).status).toBe(200)
})

test('the database keeps no token that a link could be made of', async () => {
  const store = await shop.aStore()
  await subscribe(store)
  const { confirm } = await tokensOf(store)

  const stored = await inStore(shop.services.db, store.storeId, async (tx) =>
    JSON.stringify([await tx.select().from(newsletterTokens)]),
  )
  const waiting = JSON.stringify(await outboxRows(shop.services, store))

  expect(stored).toContain('"purpose":"confirm"')
  expect(stored).not.toContain(confirm)
  expect(waiting).not.toContain(confirm)
})

test('the answer is the same for an address that is new, waiting, confirmed or gone', async () => {
  const store = await shop.aStore()
  const first = await subscribe(store)
  const waiting = await subscribe(store, 'ADA@example.com')
  const { confirm, unsubscribe } = await tokensOf(store)
  await follow('confirm', store, confirm)
  shop.clock.pass(90)
  const confirmed = await subscribe(store)
  await follow('unsubscribe', store, unsubscribe)
  const gone = await subscribe(store)

  for (const answer of [waiting, confirmed, gone])
    expect([answer.status, answer.body]).toEqual([first.status, first.body])
  expect(await outboxRows(shop.services, store)).toHaveLength(2)
  expect(await subscribersOf(store)).toMatchObject({
    totalElements: 1,
    content: [{ status: 'pending' }],
  })
})

test('an address, a shop and a field that are not right are refused', async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]

  const broken = await subscribe(store, 'ada')
  expect(broken).toMatchObject({ status: 400, body: { issues: [{ path: 'email' }] } })
  expect((await subscribe(store, 'a@example.com\r\nBcc: b@example.com')).status).toBe(400)
  expect((await subscribe(store, 'ada@example.com', { storeId: other.storeId })).status).toBe(404)
  expect((await subscribe(store, 'ada@example.com', { storeId: newId() })).status).toBe(404)
  expect((await subscribe(store, 'ada@example.com', { extra: 'robot' })).status).toBe(202)
  const body = { storeId: store.storeId, email: 'ada@example.com' }
  expect((await shop.call('POST', '/api/newsletter/subscribe', { body })).status).toBe(404)
  expect((await subscribersOf(store)).totalElements).toBe(0)
})

test('the owner finds, exports and deletes subscribers; a formula is exported as a text', async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]
  await subscribe(store, 'ada@example.com')
  shop.clock.pass(1)
  await subscribe(store, '+cmd@example.com')
  const { content } = await subscribersOf(store)
  expect(content.map(({ email }) => email)).toEqual(['+cmd@example.com', 'ada@example.com'])
  expect((await subscribersOf(store, { search: 'ada' })).totalElements).toBe(1)
  expect((await subscribersOf(store, { status: 'confirmed' })).totalElements).toBe(0)

  const { body } = await shop.call<{ csv: string }>('GET', '/api/subscribers/export', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  const lines = body.csv.split('\r\n')
  expect(lines[0]).toBe('\uFEFFEmail,Status,Asked on,Confirmed on,Unsubscribed on')
  expect(lines[1]).toMatch(/^'\+cmd@example\.com,pending,/)

  const address = `/api/subscribers/${content[0]!.id}`
  expect((await shop.call('DELETE', address, { as: other.owner })).status).toBe(404)
  expect((await shop.call('DELETE', address, { as: store.owner })).status).toBe(200)
  expect((await subscribersOf(store)).totalElements).toBe(1)
})
