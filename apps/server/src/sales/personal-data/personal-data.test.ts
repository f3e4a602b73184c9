import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { ActivityEntry } from '@vitrine/contract/shop/activity.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { remindsShoppers, typesAddress } from '../../testing/a-left-checkout.ts'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { startTraces } from '../../testing/start-traces.ts'

const { shop, tablesWith, filesWith, personal, aKnownShopper } = await startTraces()

test('a person’s data is found by address, and exported with orders, messages and emails', async () => {
  const email = 'ada.export@lovelace.example'
  const { store, order } = await aKnownShopper(email)
  const other = await shop.aStore()

  expect((await personal(store, email, 'find')).body).toMatchObject({
    orders: 1,
    drafts: 1,
    messages: 1,
    subscriptions: 1,
    openOrders: [order.orderName],
  })
  expect((await personal(other, email, 'find')).body).toMatchObject({ orders: 0, messages: 0 })
  const { body } = await personal<Record<string, object[]>>(store, email, 'export')
  expect(body['orders']).toMatchObject([
    { email: email.toUpperCase(), lines: [{ name: 'Sencha 100 g', quantity: 1 }] },
  ])
  expect(body['messages']).toMatchObject([{ message: `My address is ${email}` }])
  expect(body['subscriptions']).toHaveLength(1)
  expect(body['emailTexts']!.length).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toMatch(/"token"|"store_id"/)
})

test('an erased address is in no table, file or export, and the order keeps what tax law demands', async () => {
  const [email, phone] = [`ada-${newId()}@lovelace.example`, `+44 20 7946 ${Date.now() % 10_000}`]
  const { store, order, cancel } = await aKnownShopper(email, phone)
  const { storeId, owner: as } = store
  await cancel()
  await deliverOutbox(shop, { send: async () => {} })
  const before = await tablesWith(email)
  for (const table of ['orders', 'contact_messages', 'newsletter_subscribers', 'outbox'])
    expect(before).toContain(`public.${table}`)
  for (const table of ['mail_copies', 'webhook_deliveries', 'draft_orders'])
    expect(before).toContain(`public.${table}`)

  expect((await personal(store, email, 'erase')).body).toMatchObject({ orders: 1, messages: 1 })

  expect(await tablesWith(email)).toEqual([])
  expect(await tablesWith(phone)).toEqual([])
  expect(await filesWith(email)).toEqual([])
  for (const list of ['orders', 'subscribers', 'activity']) {
    const answer = await shop.fetch(`/api/${list}/export?storeId=${storeId}`, { as })
    expect(answer.status).toBe(200)
    expect((await answer.text()).toLowerCase()).not.toContain(email)
  }
  expect((await personal(store, email, 'find')).body).toMatchObject({ orders: 0, emails: 0 })
  const kept = await shop.call('GET', `/api/orders/${order.id}`, { as })
  expect(kept.body).toMatchObject({
    customer: { email: expect.stringMatching(/^erased-\w+@erased\.invalid$/) },
    shippingAddress: { firstName: 'Ada', lastName: 'Lovelace', city: 'London' },
    phone: null,
    note: null,
    total: order.total,
  })
})

test('others keep their data, also in the same shop', async () => {
  const [email, other] = ['ada.one@lovelace.example', 'ada.one@lovelace.example.org']
  const { store, cancel } = await aKnownShopper(email)
  const { storeId, storeDomain: host } = store
  await shop.call('POST', '/api/newsletter/subscribe', { host, body: { storeId, email: other } })
  const neighbour = await aKnownShopper(email)
  await cancel()

  await personal(store, email, 'erase')

  expect((await personal(store, other, 'find')).body).toMatchObject({ subscriptions: 1 })
  expect((await personal(neighbour.store, email, 'find')).body).toMatchObject({ orders: 1 })
})

test('an unfinished order has to be finished first, and nothing is erased', async () => {
  const email = 'ada.open@lovelace.example'
  const { store, order } = await aKnownShopper(email)

  const refused = await personal<RefusalBody>(store, email, 'erase')

  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'orders_unfinished', details: { orders: [order.orderName] } },
  })
  expect((await personal(store, email, 'find')).body).toMatchObject({ messages: 1 })
})

test('exporting and erasing need a proof, and the activity has both without the address', async () => {
  const { store } = await aKnownShopper('ada.proof@lovelace.example')
  const { storeId, owner: as } = store
  const email = 'nobody@lovelace.example'
  shop.clock.pass(11)
  const rawBody = JSON.stringify({ storeId, email })
  for (const act of ['export', 'erase']) {
    const answer = await shop.fetch(`/api/personal-data/${act}`, { method: 'POST', as, rawBody })
    expect(answer.status).toBe(428)
  }
  await personal(store, email, 'export')
  await personal(store, email, 'erase')
  const { body } = await shop.call<PageOf<ActivityEntry>>('GET', '/api/activity', {
    as,
    body: { storeId },
  })
  expect(body.content.slice(0, 2).map(({ text }) => text)).toEqual([
    'Mei Lin erased the data of a person',
    'Mei Lin exported the data of a person',
  ])
  expect(JSON.stringify(body)).not.toContain(email)
})

test('a message and a checkout without an order are erased by their address', async () => {
  const email = 'only.message@lovelace.example'
  const store = await shop.aStore()
  const { storeId, storeDomain: host } = store
  const body = { storeId, name: 'Grace', customerEmail: email, subject: 'Hello', message: 'Hi' }
  await shop.call('POST', '/api/email/send-contact-email', { host, body })
  await remindsShoppers(shop, store)
  await typesAddress(shop, store, [{ product: await shop.aProduct(store), quantity: 1 }], { email })
  expect(await tablesWith(email)).toContain('public.abandoned_checkouts')

  expect((await personal(store, email, 'erase')).body).toMatchObject({ orders: 0, messages: 1 })
  expect(await tablesWith(email)).toEqual([])
})
