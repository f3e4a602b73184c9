import type { BillingInvoice, BillingOverview } from '@vitrine/contract/provider/billing.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { type OwnedStore, startShop, type User } from '../../testing/start-shop.ts'
import { signed, startStripe } from '../../testing/stripe/start-stripe.ts'
import { importPlans } from '../plans/import-plans.ts'
import { reconcileBilling } from './reconcile.ts'

const secretKey = 'sk_test_provider'
const webhookSecret = 'whsec_provider'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const db = await openOwnDatabase()
const shop = startShop({}, db, {
  STRIPE_API_URL: stripe.url,
  BILLING_STRIPE_SECRET_KEY: secretKey,
  BILLING_STRIPE_WEBHOOK_SECRET: webhookSecret,
})
const books = stripe.billingOf(secretKey)
const services = { ...shop.services, billing: shop.services.billing! }

const limits = { shops: 2, products: 2 }
await inPlatform(db, (tx) =>
  importPlans(
    tx,
    JSON.stringify({
      plans: [
        { id: 'free', name: 'Free', limits: { shops: 1, products: 1 }, default: true },
        {
          id: 'starter',
          name: 'Starter',
          limits,
          prices: { EUR: { month: 15, year: 150 } },
        },
        {
          id: 'growth',
          name: 'Growth',
          limits: {},
          trialDays: 14,
          prices: { EUR: { month: 45 } },
        },
      ],
    }),
  ),
)

const call = <Body = BillingOverview & RefusalBody>(
  as: User,
  method: string,
  path = '',
  body?: object,
) => shop.call<Body>(method, `/api/billing${path}`, { as, ...(body && { body }) })

const overview = async (as: User) => (await call(as, 'GET')).body
const statusOf = async (as: User) => (await overview(as)).subscription?.status

async function subscribed(planId = 'starter'): Promise<OwnedStore & { customer: string }> {
  const store = await shop.aStore()
  const choice = { planId, period: 'month', currency: 'EUR' }
  const { body } = await call<{ url: string }>(store.owner, 'POST', '/subscribe', choice)
  const { customer } = books.complete(body.url.split('/').at(-1)!)
  await deliverAll()
  return { ...store, customer }
}

let delivered = 0

/** Delivers what happened since, as Stripe does. */
async function deliverAll(): Promise<number[]> {
  const statuses: number[] = []
  for (const { payload } of stripe.events.slice(delivered)) statuses.push(await deliver(payload))
  delivered = stripe.events.length
  return statuses
}

async function deliver(payload: string, secret = webhookSecret): Promise<number> {
  const at = Math.floor(shop.clock.now().getTime() / 1000)
  const answer = await shop.app.request('http://localhost/webhooks/billing', {
    method: 'POST',
    headers: {
      host: 'localhost',
      'content-length': String(Buffer.byteLength(payload)),
      'stripe-signature': signed(payload, secret, at),
    },
    body: payload,
  })
  return answer.status
}

/** Lets time pass here and at Stripe. */
async function pass(days: number) {
  books.advance(days)
  shop.clock.pass(days * 24 * 60)
  await deliverAll()
}

const subjects = async ({ email }: User) =>
  (await shop.mailbox.mailsTo(email)).map(({ subject }) => subject)

const isOpen = async ({ storeDomain, storeId }: OwnedStore) => {
  const asked = { host: storeDomain, body: { storeId } }
  return (await shop.call('GET', '/api/page/get-pages-links', asked)).status === 200
}

test('an owner subscribes, has the plan at once, and is told by email', async () => {
  const { owner } = await subscribed()

  expect(await overview(owner)).toMatchObject({
    plan: { planId: 'starter', name: 'Starter' },
    subscription: { status: 'active', planName: 'Starter', amount: 15, currency: 'EUR' },
  })
  expect(await subjects(owner)).toContain('Your subscription has started')
  const invoices = await call<BillingInvoice[]>(owner, 'GET', '/invoices')
  expect(invoices.body).toMatchObject([
    { amount: 15, currency: 'EUR', status: 'paid', pdfUrl: expect.stringContaining('/pdf') },
  ])
  expect(
    await call(owner, 'POST', '/subscribe', {
      planId: 'growth',
      period: 'month',
      currency: 'EUR',
    }),
  ).toMatchObject({ status: 409, body: { code: 'already_subscribed' } })
})

test('a trial costs nothing until it ends, then it renews', async () => {
  const { owner } = await subscribed('growth')
  expect(await overview(owner)).toMatchObject({
    plan: { planId: 'growth' },
    subscription: { status: 'trial', amount: 45, trialEndsAt: expect.any(String) },
  })

  await pass(15)

  expect(await overview(owner)).toMatchObject({
    subscription: { status: 'active', trialEndsAt: null },
  })
  const invoices = await call<BillingInvoice[]>(owner, 'GET', '/invoices')
  expect(invoices.body.map(({ amount }) => amount)).toEqual([45, 0])
})

test('a changed plan is previewed to the cent, and charged as previewed', async () => {
  const { owner } = await subscribed()
  await pass(15)

  const preview = await call<{ dueNow: number; excess: string[] }>(owner, 'GET', '/preview', {
    planId: 'growth',
    period: 'month',
  })
  expect(preview.body).toMatchObject({ dueNow: 15, excess: [] })
  const changed = await call(owner, 'PUT', '/plan', { planId: 'growth', period: 'month' })

  expect(changed.body).toMatchObject({ plan: { planId: 'growth' }, subscription: { amount: 45 } })
  const invoices = await call<BillingInvoice[]>(owner, 'GET', '/invoices')
  expect(invoices.body[0]).toMatchObject({ amount: 15, status: 'paid' })
  await deliverAll()
  expect(await subjects(owner)).toContain('Your plan has changed')
})

test('a smaller plan is refused until what is over it is gone', async () => {
  const store = await subscribed('growth')
  const { owner } = store
  for (const name of ['Sencha', 'Bancha', 'Matcha']) await shop.aProduct(store, { name })
  const smaller = { planId: 'starter', period: 'month' }
  const sentence = 'Tea House has 3 products; the plan allows 2.'

  expect((await call(owner, 'GET', '/preview', smaller)).body).toMatchObject({ excess: [sentence] })
  expect(await call(owner, 'PUT', '/plan', smaller)).toMatchObject({
    status: 409,
    body: { code: 'plan_excess', details: { excess: [sentence] } },
  })
})

test('an unpaid subscription has 14 days, then its shops close, and a payment opens them', async () => {
  const store = await subscribed()
  const { owner, customer } = store
  books.customers.get(customer)!.cardWorks = false

  await pass(30)
  expect(await overview(owner)).toMatchObject({
    subscription: {
      status: 'past_due',
      nextRetryAt: expect.any(String),
      suspendsAt: expect.any(String),
    },
  })
  expect(await isOpen(store)).toBe(true)

  await pass(14)
  await reconcileBilling(services)
  expect(await statusOf(owner)).toBe('suspended')
  expect(await isOpen(store)).toBe(false)

  books.payOpen(customer)
  await deliverAll()
  expect(await statusOf(owner)).toBe('active')
  expect(await isOpen(store)).toBe(true)
  expect(await subjects(owner)).toEqual(
    expect.arrayContaining([
      'A payment for your subscription failed',
      'Your shops are closed until the subscription is paid',
      'Thank you, your subscription is paid',
    ]),
  )
})

test('a cancelled subscription lasts until its period ends, and can be taken back before', async () => {
  const { owner } = await subscribed()
  const why = { reason: 'unused', comment: 'Winter break' }
  const cancelled = await call(owner, 'POST', '/cancel', why)
  expect(cancelled.body).toMatchObject({
    subscription: { status: 'active', cancelsAt: expect.any(String), renewsAt: null },
  })
  expect((await call(owner, 'POST', '/reactivate')).body).toMatchObject({
    subscription: { cancelsAt: null },
  })

  await call(owner, 'POST', '/cancel', why)
  await pass(30)

  expect(await overview(owner)).toMatchObject({
    plan: { planId: 'free' },
    subscription: { status: 'cancelled' },
  })
  expect(await call(owner, 'POST', '/reactivate')).toMatchObject({
    status: 409,
    body: { code: 'no_subscription' },
  })
})

test('disputes and refunds are shown and mailed', async () => {
  const { owner, customer } = await subscribed()
  const [charge] = books.chargesOf(customer)
  const { id } = books.dispute(charge!.id)
  await deliverAll()
  expect((await overview(owner)).disputes).toMatchObject([{ amount: 15, state: 'open' }])
  books.closeDispute(id, 'won')
  books.refund(charge!.id)
  await deliverAll()

  expect(await overview(owner)).toMatchObject({
    disputes: [{ state: 'won' }],
    refunds: [{ amount: 15, currency: 'EUR' }],
  })
  expect(await subjects(owner)).toEqual(
    expect.arrayContaining([
      'Your bank disputes a payment for your subscription',
      'A payment for your subscription was refunded',
    ]),
  )
})

test('each change is in the activity of the shop, with the one who made it', async () => {
  const { owner, storeId } = await subscribed()
  await call(owner, 'POST', '/cancel', { reason: 'other' })
  const { body } = await shop.call<{ content: object[] }>('GET', '/api/activity', {
    as: owner,
    body: { storeId },
  })

  expect(body.content.slice(0, 2)).toMatchObject([
    { kind: 'billing.cancelled', actor: { name: owner.name } },
    { kind: 'billing.started', actor: { kind: 'system' } },
  ])
})

test('changing anything needs the password of the last ten minutes', async () => {
  const { owner } = await subscribed()
  shop.clock.pass(11)
  const answer = await shop.fetch('/api/billing/cancel', {
    method: 'POST',
    as: owner,
    body: { reason: 'other' },
  })

  expect(answer.status).toBe(428)
  expect(await overview(owner)).toMatchObject({ subscription: { cancelsAt: null } })
})

test('forged, old and foreign events change nothing, and replayed ones nothing twice', async () => {
  const { owner, customer } = await subscribed()
  const payload = stripe.events.findLast(({ type }) => type.startsWith('customer.sub'))!.payload
  const mails = (await subjects(owner)).length

  expect(await deliver(payload, 'whsec_somebody_else')).toBe(400)
  expect(await deliver(payload.replace('"livemode":false', '"livemode":true'))).toBe(400)
  expect(await deliver(payload.replaceAll(customer, 'cus_of_another_account'))).toBe(200)
  expect(await deliver(payload)).toBe(200)
  expect(await deliver(payload)).toBe(200)
  expect(await deliver('{}')).toBe(400)

  expect(await statusOf(owner)).toBe('active')
  expect((await subjects(owner)).length).toBe(mails)
})

test('an event that comes while Stripe is down is asked for again', async () => {
  const { owner } = await subscribed()
  const { payload } = stripe.events.at(-1)!
  stripe.fail(500)
  expect(await deliver(payload)).toBe(503)
  expect(await call(owner, 'POST', '/cancel', { reason: 'other' })).toMatchObject({
    status: 503,
    body: { code: 'billing_unavailable' },
  })
  stripe.fail()
  expect(await deliver(payload)).toBe(200)
  expect(await statusOf(owner)).toBe('active')
})

test('the subscription of a deleted account is cancelled at night', async () => {
  const { owner, customer } = await subscribed()
  await db.platform
    .update(users)
    .set({ deletedAt: shop.clock.now() })
    .where(eq(users.id, owner.userId))

  await reconcileBilling(services)

  const all = [...books.subscriptions.values()].filter((each) => each.customer === customer)
  expect(all.map(({ status }) => status)).toEqual(['canceled'])
  const [row] = await db.platform
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, owner.userId))
  expect(row?.status).toBe('cancelled')
})
