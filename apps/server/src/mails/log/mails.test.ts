import type { MailDetail, MailRow } from '@vitrine/contract/shop/mails.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { openDatabase } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { type OwnedStore, type Shop, startShop } from '../../testing/start-shop.ts'
import { enforceRetention } from '../../sales/retention/enforce-retention.ts'
import { type Mail, MailRefused } from '../../post/mail.ts'

/** Uses its own database: the outbox is emptied for all stores. */
async function aShop() {
  const db = openDatabase(await emptyDatabaseUrl(), { poolSize: 4 })
  onTestFinished(() => db.close())
  const shop = startShop({}, db)
  const store = await shop.aStore()
  return { shop, store, ...aPostOffice(shop) }
}

function aPostOffice(shop: Shop) {
  const mails: Mail[] = []
  const trouble: { error?: Error } = {}
  const send = async (mail: Mail) => {
    if (trouble.error) throw trouble.error
    mails.push(mail)
  }
  const deliver = () => deliverOutbox(shop, { send })
  return { mails, trouble, deliver }
}

async function anOrder(shop: Shop, store: OwnedStore) {
  const product = await shop.aProduct(store)
  return await aShopper(shop, store).buy([{ product, quantity: 1 }])
}

function ask<Body>(shop: Shop, store: OwnedStore, method: string, path: string, more = {}) {
  const body = { storeId: store.storeId, ...more }
  return shop.call<Body>(method, `/api/${path}`, { as: store.owner, body })
}

async function listed(shop: Shop, store: OwnedStore, filter = {}) {
  const { body } = await ask<PageOf<MailRow>>(shop, store, 'GET', 'mails', filter)
  return body.content
}

async function detail(shop: Shop, { owner }: OwnedStore, { id }: { id: string }) {
  return (await shop.call<MailDetail>('GET', `/api/mails/${id}`, { as: owner })).body
}

const act = (shop: Shop, { owner }: OwnedStore, { id }: { id: string }, what: string) =>
  shop.call<MailDetail>('POST', `/api/mails/${id}/${what}`, { as: owner })

async function confirmation(shop: Shop, store: OwnedStore) {
  const [row] = await listed(shop, store, { kind: 'order_confirmation' })
  return row!
}

test('an owner sees what waits, and then what was sent, with its words', async () => {
  const { shop, store, deliver } = await aShop()
  await anOrder(shop, store)
  expect(await listed(shop, store)).toMatchObject([
    { status: 'pending', recipient: null, attempts: 0, nextTryAt: expect.any(String) },
    { status: 'pending', recipient: null, attempts: 0 },
  ])

  await deliver()

  const row = await confirmation(shop, store)
  expect(row).toMatchObject({ status: 'sent', recipient: 'ada@example.com', nextTryAt: null })
  const mail = await detail(shop, store, row)
  expect(mail).toMatchObject({ about: { kind: 'order', name: '#1001' }, canSendAgain: true })
  expect(mail.html).toContain('Thank you for your order #1001')
  expect(mail.text).toContain('Thank you for your order #1001')
})

test('mails are found by state, kind, address and subject', async () => {
  const { shop, store, deliver } = await aShop()
  await anOrder(shop, store)
  await deliver()

  expect(await listed(shop, store, { status: 'failed' })).toEqual([])
  expect(await listed(shop, store, { status: 'sent' })).toHaveLength(2)
  expect(await listed(shop, store, { search: 'ADA@' })).toMatchObject([
    { kind: 'order_confirmation' },
  ])
  expect(await listed(shop, store, { search: 'New order' })).toMatchObject([
    { kind: 'order_received' },
  ])
  expect(await listed(shop, store, { search: '%' })).toEqual([])
  const { body } = await ask<PageOf<MailRow>>(shop, store, 'GET', 'mails', {
    pageSize: 1,
    pageNumber: 1,
  })
  expect(body).toMatchObject({ totalElements: 2, totalPages: 2, content: [{}] })
})

test('a failed email shows the server’s response and can be retried at once', async () => {
  const { shop, store, mails, trouble, deliver } = await aShop()
  await anOrder(shop, store)
  trouble.error = new MailRefused('550 Nobody of that name')
  await deliver()
  const failed = await confirmation(shop, store)
  expect(failed).toMatchObject({ status: 'failed', lastError: '550 Nobody of that name' })

  delete trouble.error
  shop.clock.pass(3 * 24 * 60)
  expect((await act(shop, store, failed, 'retry')).body).toMatchObject({ status: 'pending' })
  await deliver()

  expect(mails).toMatchObject([{ id: failed.id, to: 'ada@example.com' }])
  expect(await detail(shop, store, failed)).toMatchObject({ status: 'sent', attempts: 1 })
  expect(await act(shop, store, failed, 'retry')).toMatchObject({
    status: 409,
    body: { code: 'mail_moved_on' },
  })
})

test('a retried mail that fails again pauses as a new one does', async () => {
  const { shop, store, trouble, deliver } = await aShop()
  await anOrder(shop, store)
  trouble.error = new MailRefused('550 Nobody of that name')
  await deliver()
  const failed = await confirmation(shop, store)
  shop.clock.pass(3 * 24 * 60)
  trouble.error = new Error('The mail server is away.')
  await act(shop, store, failed, 'retry')

  await deliver()
  await deliver()

  expect(await detail(shop, store, failed)).toMatchObject({ status: 'pending', attempts: 1 })
})

test('all failed emails are retried with one call', async () => {
  const { shop, store, mails, trouble, deliver } = await aShop()
  await anOrder(shop, store)
  trouble.error = new MailRefused('550 Relaying denied')
  await deliver()
  delete trouble.error

  const { body } = await ask(shop, store, 'POST', 'mails/retry-failed')

  expect(body).toEqual({ updated: 2 })
  await deliver()
  expect(mails).toHaveLength(2)
})

test('a sent mail goes again as another one, a few times an hour, and its order tells', async () => {
  const { shop, store, mails, deliver } = await aShop()
  await anOrder(shop, store)
  await deliver()
  const first = await confirmation(shop, store)

  const again = await act(shop, store, first, 'send-again')
  await deliver()

  expect(again.body.id).not.toBe(first.id)
  expect(mails.filter(({ to }) => to === 'ada@example.com').map(({ id }) => id)).toEqual([
    first.id,
    again.body.id,
  ])
  const about = (await detail(shop, store, first)).about!
  const { body: order } = await shop.call<{ events: { text: string | null }[] }>(
    'GET',
    `/api/orders/${about.id}`,
    { as: store.owner },
  )
  expect(order.events.map(({ text }) => text)).toContain('Order confirmation sent again')
  for (let count = 0; count < 4; count += 1) await act(shop, store, first, 'send-again')
  expect(await act(shop, store, first, 'send-again')).toMatchObject({ status: 429 })
})

test('the stored text of an email has no key that only its recipient may have', async () => {
  const { shop, store, mails, deliver } = await aShop()
  await shop.call('POST', '/api/newsletter/subscribe', {
    host: store.storeDomain,
    body: { storeId: store.storeId, email: 'ada@example.com' },
  })
  await deliver()

  const [row] = await listed(shop, store)
  const { html, text } = await detail(shop, store, row!)
  const keys = [...mails[0]!.text.matchAll(/token=([\w-]+)/g)].map(([, key]) => key!)
  expect(keys).toHaveLength(2)
  for (const key of keys) expect(`${html}${text}`).not.toContain(key)
  expect(text).toContain('/newsletter/confirm?token=(not-kept)')
  expect(await act(shop, store, row!, 'send-again')).toMatchObject({ status: 429 })
})

test('a mail that is no longer needed is dropped, not sent', async () => {
  const { shop, store, mails, deliver } = await aShop()
  const sent = { name: 'Ada', customerEmail: 'ada@example.com', subject: 'Tea?', message: 'Tea?' }
  const body = { storeId: store.storeId, ...sent }
  await shop.call('POST', '/api/email/send-contact-email', { host: store.storeDomain, body })
  const { body: messages } = await ask<PageOf<{ id: string }>>(shop, store, 'GET', 'messages')
  await shop.call('DELETE', `/api/messages/${messages.content[0]!.id}`, { as: store.owner })

  await deliver()

  expect(mails).toEqual([])
  expect(await listed(shop, store)).toMatchObject([{ status: 'dropped', recipient: null }])
})

test('a deleted subscriber is deleted from the emails', async () => {
  const { shop, store, deliver } = await aShop()
  const body = { storeId: store.storeId, email: 'ada@example.com' }
  await shop.call('POST', '/api/newsletter/subscribe', { host: store.storeDomain, body })
  await deliver()
  const { body: found } = await ask<PageOf<{ id: string }>>(shop, store, 'GET', 'subscribers')

  await shop.call('DELETE', `/api/subscribers/${found.content[0]!.id}`, { as: store.owner })

  const [row] = await listed(shop, store)
  expect(row).toMatchObject({ status: 'sent', recipient: null, subject: null })
  expect(await detail(shop, store, row!)).toMatchObject({ html: null, text: null })
})

test('the text of an email is deleted after 90 days, and the email stays listed', async () => {
  const { shop, store, deliver } = await aShop()
  await anOrder(shop, store)
  await deliver()
  const row = await confirmation(shop, store)
  shop.clock.pass(89 * 24 * 60)
  await enforceRetention(shop.services)
  expect((await detail(shop, store, row)).html).not.toBeNull()

  shop.clock.pass(2 * 24 * 60)
  await enforceRetention(shop.services)

  expect(await detail(shop, store, row)).toMatchObject({ status: 'sent', html: null, text: null })
})

test('what the platform mails to its owners is in no store’s list', async () => {
  const { shop, store } = await aShop()
  await shop.call('POST', '/api/auth/forgot-password', { body: { email: store.owner.email } })

  expect(await listed(shop, store)).toEqual([])
  const rows = await inStore(shop.services.db, store.storeId, (tx) => tx.select().from(outbox))
  expect(rows).toEqual([])
})
