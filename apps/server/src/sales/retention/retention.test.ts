import { defaultRetention, type Retention } from '@vitrine/commerce/settings/retention.ts'
import type { SavedRetention } from '@vitrine/contract/audience/personal-data.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { ActivityEntry } from '@vitrine/contract/shop/activity.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { contactMessages } from '@vitrine/db/schema/messages.ts'
import { newsletterSubscribers } from '@vitrine/db/schema/newsletter.ts'
import { mailCopies, outbox } from '@vitrine/db/schema/outbox.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { draftOf, draftsOf } from '../../testing/a-draft.ts'
import { remindsShoppers, storedCheckouts, typesAddress } from '../../testing/a-left-checkout.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { deliverOutbox } from '../../testing/deliver-outbox.ts'
import { anOrder } from '../../testing/an-order.ts'
import { ordersOf } from '../../testing/orders-of.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { enforceRetention } from './enforce-retention.ts'

// The nightly work looks at all stores.
const shop = startShop({}, await openOwnDatabase())
const { db } = shop.services
const day = 24 * 3_600_000

const settingsOf = async ({ storeId, owner: as }: OwnedStore) =>
  (
    await shop.call<SavedRetention>('GET', '/api/personal-data/retention', {
      as,
      body: { storeId },
    })
  ).body

async function retain(
  { storeId, owner: as }: OwnedStore,
  values: Partial<Retention>,
  revision = 0,
) {
  const body = { storeId, ...defaultRetention, ...values, revision }
  return await shop.call<SavedRetention & RefusalBody>('PUT', '/api/personal-data/retention', {
    as,
    body,
  })
}

/** Lets the nightly work run in so many days. */
const nightIn = (days: number) =>
  enforceRetention({ ...shop.services, now: () => new Date(Date.now() + days * day) })

const countOf = async (
  { storeId }: OwnedStore,
  table: typeof contactMessages | typeof newsletterSubscribers | typeof mailCopies,
) => await inStore(db, storeId, (tx) => tx.$count(table))

async function writes({ storeId, storeDomain: host }: OwnedStore, customerEmail: string) {
  const body = { storeId, name: 'Ada', customerEmail, subject: 'Hello', message: 'Is it fresh?' }
  await shop.call('POST', '/api/email/send-contact-email', { host, body })
}

const subscribes = ({ storeId, storeDomain: host }: OwnedStore, email: string) =>
  shop.call('POST', '/api/newsletter/subscribe', { host, body: { storeId, email } })

test('a shop stores things as long as ever until its owner chooses otherwise', async () => {
  const store = await shop.aStore()
  expect(await settingsOf(store)).toEqual({
    abandonedCheckouts: 90,
    messages: null,
    drafts: null,
    newsletter: null,
    emailCopies: 90,
    orders: null,
    revision: 0,
  })

  expect(await retain(store, { messages: 365 })).toMatchObject({ status: 200 })
  expect(await settingsOf(store)).toMatchObject({ messages: 365, drafts: null, revision: 1 })
  expect(await retain(store, { messages: 30 })).toMatchObject({
    status: 409,
    body: { code: 'stale_revision' },
  })
  const { body } = await shop.call<PageOf<ActivityEntry>>('GET', '/api/activity', {
    as: store.owner,
    body: { storeId: store.storeId, area: 'personalData' },
  })
  expect(body.content.map(({ text }) => text)).toEqual([
    'Mei Lin changed for how long personal data is stored',
  ])
})

test.each([
  { orders: 9 },
  { orders: 0 },
  { abandonedCheckouts: 365 },
  { abandonedCheckouts: null },
  { emailCopies: null },
  { messages: 'never' },
  { messages: -30 },
])('%o is refused, and nothing changes', async (values) => {
  const store = await shop.aStore()
  const [field] = Object.keys(values)
  const refused = await retain(store, values as Partial<Retention>)
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(refused.body.issues!.map(({ path }) => path)).toEqual([field])
  expect(await settingsOf(store)).toMatchObject({ revision: 0 })
})

test('messages go after their time with their emails, in this shop only, however many', async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]
  for (const each of [store, other]) await writes(each, `ada-${newId()}@lovelace.example`)
  const rows = Array.from({ length: 450 }, () => ({
    storeId: store.storeId,
    id: newId(),
    name: 'Ada',
    customerEmail: 'ada@lovelace.example',
    subject: 'Hello',
    message: 'Again',
  }))
  await inStore(db, store.storeId, (tx) => tx.insert(contactMessages).values(rows))
  await deliverOutbox(shop, { send: async () => {} })
  await retain(store, { messages: 30 })

  await nightIn(29)
  expect(await countOf(store, contactMessages)).toBe(451)
  expect(await countOf(store, mailCopies)).toBe(1)
  await nightIn(31)

  expect(await countOf(store, contactMessages)).toBe(0)
  expect(await countOf(store, mailCopies)).toBe(0)
  const [mail] = await inStore(db, store.storeId, (tx) => tx.select().from(outbox))
  expect(mail).toMatchObject({ status: 'sent', recipient: null, subject: null })
  expect(await countOf(other, contactMessages)).toBe(1)
  expect(await countOf(other, mailCopies)).toBe(1)
})

test('newsletter entries of who unsubscribed or never confirmed go, subscribers stay', async () => {
  const store = await shop.aStore()
  for (const name of ['pending', 'confirmed', 'unsubscribed'])
    await subscribes(store, `${name}@lovelace.example`)
  const at = new Date()
  await inStore(db, store.storeId, async (tx) => {
    const set = (name: string) =>
      tx.execute(`UPDATE newsletter_subscribers SET status = '${name}',
        confirmed_at = '${at.toISOString()}', unsubscribed_at = '${at.toISOString()}'
        WHERE email = '${name}@lovelace.example'`)
    await set('confirmed')
    await set('unsubscribed')
  })
  await nightIn(1000)
  expect(await countOf(store, newsletterSubscribers)).toBe(3)
  await retain(store, { newsletter: 90 })

  await nightIn(89)
  expect(await countOf(store, newsletterSubscribers)).toBe(3)
  await nightIn(91)

  const left = await inStore(db, store.storeId, (tx) => tx.select().from(newsletterSubscribers))
  expect(left).toMatchObject([{ email: 'confirmed@lovelace.example' }])
  expect((await subscribes(store, 'unsubscribed@lovelace.example')).status).toBe(202)
})

test('drafts go after their time, and orders that were drafts stay', async () => {
  const store = await shop.aStore()
  const drafts = draftsOf(shop, store)
  const product = await shop.aProduct(store)
  await drafts.made(draftOf(product))
  const ordered = await drafts.made(draftOf(product))
  await drafts.markPaid(ordered.id)
  await retain(store, { drafts: 30 })

  await nightIn(29)
  expect(await drafts.list()).toHaveLength(2)
  await nightIn(31)

  expect(await drafts.list()).toMatchObject([{ id: ordered.id }])
  expect(await ordersOf(shop, store)).toHaveLength(1)
})

test('abandoned checkouts and copies of emails go after the days that were chosen', async () => {
  const { store, sencha } = await anOrder(shop)
  await remindsShoppers(shop, store)
  await typesAddress(shop, store, [{ product: sencha, quantity: 1 }])
  await deliverOutbox(shop, { send: async () => {} })
  const copies = await countOf(store, mailCopies)
  expect(copies).toBeGreaterThan(0)
  await retain(store, { abandonedCheckouts: 7, emailCopies: 30 })

  await nightIn(8)
  expect(await storedCheckouts(shop, store)).toEqual([])
  expect(await countOf(store, mailCopies)).toBe(copies)
  await nightIn(31)

  expect(await countOf(store, mailCopies)).toBe(0)
})

test('orders are stored for good, or anonymised once ten full years have passed', async () => {
  const { store, order, token, get, change } = await anOrder(shop)
  const { owner: as, storeId } = store
  const [email, city] = ['ada@example.com', 'London']
  const placed = await aShopper(shop, store).buy(
    [{ product: await shop.aProduct(store), quantity: 1 }],
    { values: { note: `Call ${email}`, contact: { email, phone: '+44 20 7946 0000' } } },
  )
  await change('notes', { text: `Ada Lovelace, ${city}` })
  await change('payments')
  await change('fulfilments', { trackingUrl: 'https://post.example/1' })
  await shop.call('PUT', '/api/orders/invoices', { as, body: { ids: [order.id] } })
  await deliverOutbox(shop, { send: async () => {} })
  await nightIn(years(50))
  expect(await get()).toMatchObject({ customer: { email } })
  await retain(store, { orders: 10 })
  await nightIn(years(10) - 367)
  expect(await get()).toMatchObject({ customer: { email } })

  await nightIn(years(10))

  const anonymised = await get()
  expect(anonymised).toMatchObject({
    customer: { email: 'anonymised@erased.invalid' },
    shippingAddress: { firstName: '', lastName: 'Anonymised', country: 'GB' },
    phone: null,
    note: null,
    total: order.total,
  })
  const traces = await tracesOf(storeId, [
    email,
    'Lovelace',
    'St. James',
    city,
    '7946',
    'post.example',
  ])
  expect(traces).toEqual([])
  const version = anonymised.version
  await nightIn(years(11))
  expect((await get()).version).toBe(version)

  const status = await aShopper(shop, store).order(token)
  expect(status).toMatchObject({
    status: 200,
    body: { shippingAddress: { lastName: 'Anonymised' } },
  })
  expect((await aShopper(shop, store).order(placed.body.token)).status).toBe(200)
  const papers = `/api/orders/documents?kind=invoice&format=pdf&ids=${order.id}`
  const invoice = await shop.fetch(papers, { as })
  expect(invoice.status).toBe(200)
  const text = readPdf(Buffer.from(await invoice.arrayBuffer())).join('')
  expect(text).toContain('Anonymised')
  expect(text).not.toContain('Lovelace')
  for (const path of ['customers', 'orders'])
    expect((await shop.call('GET', `/api/${path}`, { as, body: { storeId } })).status).toBe(200)
  const csv = await shop.fetch(`/api/orders/export?storeId=${storeId}`, { as })
  expect(await csv.text()).toContain('Anonymised')
})

/** Names of the store's tables that still have one of the texts. */
async function tracesOf(storeId: string, texts: string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of [
    'orders',
    'order_events',
    'order_fulfilments',
    'discount_uses',
    'outbox',
    'checkouts',
  ])
    for (const text of texts) {
      const rows = await inStore(db, storeId, (tx) =>
        tx.prepared(
          `traces-${table}`,
          `SELECT FROM ${table} t WHERE store_id = $1
          AND position(lower($2) IN lower(t::text)) > 0`,
          [storeId, text],
        ),
      )
      if (rows.length) found.push(`${table}: ${text}`)
    }
  return found
}

function years(count: number) {
  return Math.ceil(count * 365.25) + 366
}
