import { users } from '@vitrine/db/schema/accounts.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freePlan, startBillingShop, starterPlan } from '../../testing/start-billing-shop.ts'

const {
  shop,
  db,
  stripe,
  books,
  sell,
  call,
  overview,
  statusOf,
  openCheckout,
  subscribed,
  deliver,
  deliverAll,
  pass,
  subjects,
} = await startBillingShop()

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

test('events about a deleted shop follow the money and leave the shop as it was', async () => {
  const { owner, storeId, name, customer } = await subscribed()
  await shop.call('DELETE', '/api/store/delete-store', {
    as: owner,
    body: { storeId, confirmName: name },
  })
  books.customers.get(customer)!.cardWorks = false
  await pass(45)

  expect(await deliver(stripe.events.at(-1)!.payload)).toBe(200)
  expect(await statusOf(owner)).toBe('suspended')
  const [row] = await db.platform.select().from(stores).where(eq(stores.id, storeId))
  expect(row).toMatchObject({ deletedAt: expect.any(Date), suspensions: {} })
})

test('events about an account that is gone are accepted, and nobody is mailed', async () => {
  const { owner, customer } = await subscribed()
  await subjects(owner)
  await db.platform
    .update(users)
    .set({ deletedAt: shop.clock.now() })
    .where(eq(users.id, owner.userId))
  const before = (await subjects(owner)).length
  books.refund(books.chargesOf(customer)[0]!.id)

  expect(await deliver(stripe.events.at(-1)!.payload)).toBe(200)
  expect(await subjects(owner)).toHaveLength(before)
})

test('a plan that is removed stays with the accounts that have it, or are paying for it', async () => {
  const silver = { ...starterPlan, id: 'silver', name: 'Silver' }
  const gold = { ...starterPlan, id: 'gold', name: 'Gold' }
  await sell(freePlan, starterPlan, silver, gold)
  const { owner } = await subscribed('silver')
  const late = await shop.aStore()
  const page = await openCheckout(late.owner, 'gold')

  expect(await sell(freePlan, starterPlan)).toMatchObject({
    retired: expect.arrayContaining(['silver', 'gold']),
  })

  books.complete(page)
  await pass(31)
  expect(await overview(owner)).toMatchObject({
    plan: { planId: 'silver', name: 'Silver' },
    subscription: { status: 'active', planName: 'Silver' },
  })
  expect(await overview(late.owner)).toMatchObject({ plan: { planId: 'gold' } })
  await call(owner, 'PUT', '/plan', { planId: 'starter', period: 'month' })
  expect(await call(owner, 'PUT', '/plan', { planId: 'silver', period: 'month' })).toMatchObject({
    status: 409,
    body: { code: 'plan_not_sold' },
  })
})

test('a subscription to a plan that this installation never had gives no plan, and is logged', async () => {
  const { owner, customer } = await subscribed()
  const [own] = [...books.subscriptions.values()].filter((each) => each.customer === customer)
  own!.price = { ...own!.price, metadata: { plan: 'of-another-installation' } }
  books.update(own!.id, {})
  await deliverAll()

  expect(await overview(owner)).toMatchObject({ plan: { planId: 'free' } })
  expect(shop.logged.join()).toContain('pays for a plan that does not exist')
})
