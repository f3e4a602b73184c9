import { sql } from 'drizzle-orm'
import type { ContactMessage, ContactMessageRow } from '@vitrine/contract/audience/email.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { outboxRows, storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop()
const path = '/api/email/send-contact-email'

const question = {
  name: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  subject: 'Your sencha',
  message: 'Is it this year’s harvest?\nAnd is there more of it?',
}

function write({ storeId, storeDomain: host }: OwnedStore, values: object = {}, from?: string) {
  const body = { ...question, storeId, ...values }
  return shop.call<RefusalBody>('POST', path, { host, body, from })
}

async function messagesOf({ storeId, owner }: OwnedStore, query: object = {}) {
  const { body } = await shop.call<PageOf<ContactMessageRow>>('GET', '/api/messages', {
    as: owner,
    body: { storeId, ...query },
  })
  return body
}

test('a message is stored and queued as an email to the owner, who may answer the shopper', async () => {
  const store = await shop.aStore()

  const sent = await write(store)

  expect(sent).toMatchObject({ status: 202, body: { done: true } })
  expect(await messagesOf(store)).toMatchObject({
    totalElements: 1,
    content: [{ name: 'Ada Lovelace', subject: 'Your sencha', isRead: false }],
  })
  expect(await storeOutbox(shop.services, store)).toMatchObject([
    {
      to: store.owner.email,
      replyTo: 'ada@example.com',
      fromName: 'Tea House',
      subject: 'Your sencha (message from Ada Lovelace)',
      text: expect.stringContaining('Is it this year’s harvest?'),
    },
  ])
})

test('the recipient is the store’s own address, and nothing in the message can change it', async () => {
  const store = await shop.aStore()
  const body = { storeId: store.storeId, email: 'counter@tea.example' }
  await shop.call('PUT', '/api/store/update-store-general-details', { as: store.owner, body })

  expect(await write(store, { to: 'spam@example.com' })).toMatchObject({ status: 400 })
  await write(store)

  const mails = await storeOutbox(shop.services, store)
  expect(mails.map(({ to }) => to)).toEqual(['counter@tea.example'])
})

test('the message and its mail are written in one transaction', async () => {
  const store = await shop.aStore()
  await write(store)

  const { rows } = await inStore(shop.services.db, store.storeId, (tx) =>
    tx.execute(sql`SELECT contact_messages.xmin = outbox.xmin AS together
      FROM contact_messages JOIN outbox ON outbox.payload ->> 'messageId' = contact_messages.id::text`),
  )

  expect(rows).toEqual([{ together: true }])
})

test.each([
  ['no name', { name: '' }, 'name'],
  ['a name of blanks', { name: '   ' }, 'name'],
  ['no address', { customerEmail: undefined }, 'customerEmail'],
  ['a broken address', { customerEmail: 'ada' }, 'customerEmail'],
  [
    'an address with a line end',
    { customerEmail: 'ada@example.com\r\nBcc: all@x.example' },
    'customerEmail',
  ],
  ['no subject', { subject: ' ' }, 'subject'],
  ['a subject with a line end', { subject: 'Hello\r\nBcc: all@example.com' }, 'subject'],
  ['a name with a line end', { name: 'Ada\nBcc: all@example.com' }, 'name'],
  ['a name that ends in a line end', { name: 'Ada\r\n' }, 'name'],
  ['a subject that is too long', { subject: 'x'.repeat(201) }, 'subject'],
  ['no message', { message: '' }, 'message'],
  ['a message that is too long', { message: 'x'.repeat(10_001) }, 'message'],
])('%s is refused, and the answer names the field', async (_, values, field) => {
  const store = await shop.aStore()

  const refused = await write(store, values)

  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(refused.body.issues?.map((issue) => issue.path)).toContain(field)
  expect(await outboxRows(shop.services, store)).toEqual([])
})

test('a message for another store, for none, or on the main host finds nobody', async () => {
  const [tea, records] = [await shop.aStore(), await shop.aStore()]
  const foreign = await write(tea, { storeId: records.storeId })
  const missing = await write(tea, { storeId: newId() })
  const body = { ...question, storeId: tea.storeId }
  const onMain = await shop.call('POST', path, { body })
  const asOwner = await shop.call('POST', path, { body, as: tea.owner })

  expect(foreign).toMatchObject({ status: 404, body: missing.body })
  expect(onMain).toMatchObject({ status: 404, body: missing.body })
  expect(asOwner.status).toBe(404)
  expect(await messagesOf(records)).toMatchObject({ totalElements: 0 })
})

test('a robot that fills in the hidden field gets an answer, and nothing is stored', async () => {
  const store = await shop.aStore()

  expect(await write(store, { extra: 'https://spam.example' })).toMatchObject({ status: 202 })

  expect(await messagesOf(store)).toMatchObject({ totalElements: 0 })
  expect(await outboxRows(shop.services, store)).toEqual([])
})

test('one visitor writes ten messages an hour to a store, then waits', async () => {
  const store = await shop.aStore()
  const [ada, bob] = ['203.0.113.7', '203.0.113.8']
  for (let count = 0; count < 10; count += 1) expect((await write(store, {}, ada)).status).toBe(202)

  const refused = await write(store, {}, ada)

  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await write(store, {}, bob)).status).toBe(202)
  shop.clock.pass(61)
  expect((await write(store, {}, ada)).status).toBe(202)
})

test('a store takes 500 messages a day from all senders', async () => {
  const store = await shop.aStore()
  const { limiter } = shop.services
  for (let count = 0; count < 500; count += 1)
    await limiter.take('contactMessage', { shop: store.storeId })

  const refused = await write(store, {}, '203.0.113.99')

  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
})

test('the owner finds messages by words and by whether they were read, page by page', async () => {
  const store = await shop.aStore()
  for (const subject of ['First', 'Second', 'Third 100%']) {
    await write(store, { subject, message: `About the ${subject}` })
    shop.clock.pass(1)
  }

  const all = await messagesOf(store, { pageSize: 2 })
  expect(all.content.map(({ subject }) => subject)).toEqual(['Third 100%', 'Second'])
  expect(all).toMatchObject({ totalElements: 3, totalPages: 2 })
  expect((await messagesOf(store, { pageSize: 2, pageNumber: 1 })).content).toHaveLength(1)
  expect((await messagesOf(store, { search: 'about the second' })).totalElements).toBe(1)
  expect((await messagesOf(store, { search: '100%' })).totalElements).toBe(1)
  expect((await messagesOf(store, { search: '%' })).totalElements).toBe(1)
  expect((await messagesOf(store, { state: 'read' })).totalElements).toBe(0)
  expect((await messagesOf(store, { state: 'unread' })).totalElements).toBe(3)
})

test('a message is opened, marked and deleted by its owner alone', async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]
  await write(store)
  const { id } = (await messagesOf(store)).content[0]!
  const address = `/api/messages/${id}`

  const foreign = { as: other.owner }
  expect((await shop.call('GET', address, foreign)).status).toBe(404)
  expect((await shop.call('PUT', address, { ...foreign, body: { isRead: true } })).status).toBe(404)
  expect((await shop.call('DELETE', address, foreign)).status).toBe(404)

  const own = { as: store.owner }
  const opened = await shop.call<ContactMessage>('GET', address, own)
  expect(opened.body).toMatchObject({ ...question, isRead: false })
  const marked = await shop.call('PUT', address, { ...own, body: { isRead: true } })
  expect(marked.body).toMatchObject({ isRead: true })
  expect((await messagesOf(store, { state: 'unread' })).totalElements).toBe(0)
  expect((await shop.call('DELETE', address, own)).status).toBe(200)
  expect((await shop.call('GET', address, own)).status).toBe(404)
  expect(await storeOutbox(shop.services, store)).toEqual([])
})

test('a hostile name and message are plain text in the email', async () => {
  const store = await shop.aStore()
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  await write(store, { name: hostile, subject: hostile, message: hostile })

  const [mail] = await storeOutbox(shop.services, store)

  expect(mail?.html).not.toMatch(/<script|<img/)
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(mail?.text).toContain(hostile)
})
