import type { BillingInvoice } from '@vitrine/contract/provider/billing.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../testing/a-member.ts'
import { startBillingShop } from '../../testing/start-billing-shop.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { reconcileBilling } from './reconcile.ts'

const {
  shop,
  db,
  books,
  services,
  call,
  overview,
  statusOf,
  subscribed,
  deliverAll,
  pass,
  subjects,
} = await startBillingShop()

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

  const { body } = await call<BillingInvoice[]>(owner, 'GET', '/invoices')
  expect(body).toMatchObject([{ status: 'paid', refunded: 15, isDisputed: true }])
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

test.each([
  ['USD', 16],
  ['JPY', 2400],
])(
  'a subscription in %s costs what the plan costs in it, and stays in it',
  async (currency, amount) => {
    const { owner } = await subscribed('starter', currency)

    expect(await overview(owner)).toMatchObject({ subscription: { amount, currency } })
    const invoices = await call<BillingInvoice[]>(owner, 'GET', '/invoices')
    expect(invoices.body).toMatchObject([{ amount, currency, status: 'paid', refunded: 0 }])
    expect(await call(owner, 'PUT', '/plan', { planId: 'growth', period: 'month' })).toMatchObject({
      status: 409,
      body: { code: 'plan_not_sold' },
    })
  },
)

test('the card, the address and the tax ID are shown as Stripe has them, and stored nowhere', async () => {
  const { owner, customer } = await subscribed()
  expect((await call(owner, 'GET', '/payer')).body).toEqual({
    card: null,
    address: [],
    taxIds: [],
  })
  const { url } = (await call<{ url: string }>(owner, 'POST', '/portal')).body
  await fetch(url, { method: 'POST', body: new URLSearchParams({ tax_id: 'DE123456789' }) })

  expect((await call(owner, 'GET', '/payer')).body).toEqual({
    card: { brand: 'visa', lastDigits: '4242', expires: '08/2031' },
    address: ['Mei Lin', 'Teestraße 1', '10115 Berlin', 'Germany'],
    taxIds: ['DE123456789'],
  })
  const [row] = await db.platform
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customer))
  expect(JSON.stringify(row)).not.toMatch(/DE123456789|4242|Teestraße/)
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

test('the subscription is the owner’s alone: nobody else of the team sees or changes it', async () => {
  const store = await subscribed('growth')
  const admin = await aMember(shop, store, 'admin')

  expect(await overview(admin)).toMatchObject({ plan: { planId: 'free' }, subscription: null })
  expect((await call(admin, 'GET', '/invoices')).body).toEqual([])
  expect(await call(admin, 'POST', '/cancel', { reason: 'other' })).toMatchObject({
    status: 409,
    body: { code: 'no_subscription' },
  })
  expect(await statusOf(store.owner)).toBe('trial')
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
