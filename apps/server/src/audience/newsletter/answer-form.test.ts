import { expect, test } from 'vitest'
import type { Subscriber } from '@vitrine/contract/audience/newsletter.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { storeCalls } from '../../api/store-calls.ts'
import { createRouter } from '../../router.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'
import { answerNewsletterForm } from './answer-form.ts'

const shop = startShop({
  storefront: async (request, store, clientAddress) =>
    (await answerNewsletterForm(request, store, (of) =>
      storeCalls(createRouter(shop.services), shop.services, of, { clientAddress }),
    )) ?? new Response('a page', { status: 405 }),
})

const byBrowser = { 'sec-fetch-mode': 'navigate' }

async function statusOf({ storeId, owner }: OwnedStore) {
  const { body } = await shop.call<PageOf<Subscriber>>('GET', '/api/subscribers', {
    as: owner,
    body: { storeId },
  })
  return body.content.map(({ email, status }) => `${email} ${status}`)
}

async function send(
  { storeDomain: host }: OwnedStore,
  path: string,
  rawBody = '',
  more = {},
  from?: string,
) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(rawBody.length),
    ...more,
  }
  const { status, headers: answered } = await shop.fetch(path, {
    method: 'POST',
    host,
    rawBody,
    headers,
    from,
  })
  return { status, location: answered.get('location') }
}

async function linksOf(store: OwnedStore) {
  const text = (await storeOutbox(shop.services, store)).at(-1)?.text ?? ''
  const linkTo = (step: string) => new RegExp(`/newsletter/${step}\\?token=\\S+`).exec(text)?.[0]
  return { confirm: linkTo('confirm')!, unsubscribe: linkTo('unsubscribe')! }
}

test('without any script a shopper subscribes, confirms and leaves, and a page says so each time', async () => {
  const store = await shop.aStore()

  expect(await send(store, '/newsletter/subscribe', 'email=ada%40example.com', byBrowser)).toEqual({
    status: 303,
    location: '/newsletter/check-inbox',
  })
  const { confirm, unsubscribe } = await linksOf(store)
  expect(await send(store, confirm, '', byBrowser)).toEqual({
    status: 303,
    location: '/newsletter/confirmed',
  })
  expect(await statusOf(store)).toEqual(['ada@example.com confirmed'])
  expect(await send(store, unsubscribe, '', byBrowser)).toEqual({
    status: 303,
    location: '/newsletter/unsubscribed',
  })
  expect(await statusOf(store)).toEqual(['ada@example.com unsubscribed'])
})

test('a mail program unsubscribes with one POST and is not led on', async () => {
  const store = await shop.aStore()
  await send(store, '/newsletter/subscribe', 'email=ada%40example.com', byBrowser)
  const { unsubscribe } = await linksOf(store)

  const answer = await send(store, unsubscribe, 'List-Unsubscribe=One-Click')

  expect(answer).toEqual({ status: 200, location: null })
  expect(await statusOf(store)).toEqual(['ada@example.com unsubscribed'])
  expect(await send(store, '/newsletter/unsubscribe?token=x', '')).toMatchObject({ status: 410 })
})

test('a broken address, a broken link and a form that is too large change nothing', async () => {
  const store = await shop.aStore()
  const failed = { status: 303, location: '/newsletter/failed' }

  expect(await send(store, '/newsletter/subscribe', 'email=ada', byBrowser)).toEqual(failed)
  expect(await send(store, '/newsletter/subscribe', '', byBrowser)).toEqual(failed)
  const large = `email=ada%40example.com&extra=&more=${'x'.repeat(10_001)}`
  expect(await send(store, '/newsletter/subscribe', large, byBrowser)).toEqual(failed)
  expect(await send(store, '/newsletter/confirm', '', byBrowser)).toEqual({
    status: 303,
    location: '/newsletter/expired',
  })
  expect(await send(store, '/newsletter/else', '', byBrowser)).toMatchObject({ status: 405 })
  expect(await statusOf(store)).toEqual([])
})

test('a form that a page of another site sends is refused', async () => {
  const store = await shop.aStore()
  const ofOthers = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]

  for (const headers of ofOthers) {
    const sent = { ...byBrowser, ...headers }
    expect(await send(store, '/newsletter/subscribe', 'email=bob%40example.com', sent)).toEqual({
      status: 403,
      location: null,
    })
  }
  expect(await statusOf(store)).toEqual([])
})

test('without a script each shopper has a limit of their own', async () => {
  const store = await shop.aStore()
  const subscribe = (name: string, from: string) =>
    send(store, '/newsletter/subscribe', `email=${name}%40example.com`, byBrowser, from)
  for (let count = 0; count < 10; count += 1)
    expect((await subscribe(`shopper${count}`, '203.0.113.7')).status).toBe(303)

  expect((await subscribe('late', '203.0.113.7')).status).toBe(429)
  expect((await subscribe('late', '203.0.113.8')).status).toBe(303)
})

test('a mailbox gets confirmations of five shops a day, and then of no other', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 7; count += 1) {
    const store = await shop.aStore()
    const from = `203.0.113.${100 + count}`
    const answer = await send(
      store,
      '/newsletter/subscribe',
      'email=victim%40example.com',
      byBrowser,
      from,
    )
    statuses.push(answer.status)
  }

  expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429])
})
