import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { BillingOverview } from '@vitrine/contract/provider/billing.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll } from 'vitest'
import { importPlans } from '../provider/plans/import-plans.ts'
import { type OwnedStore, startShop, type User } from './start-shop.ts'
import { signed, startStripe } from './stripe/start-stripe.ts'

const secretKey = 'sk_test_provider'
const webhookSecret = 'whsec_provider'

export const freePlan = {
  id: 'free',
  name: 'Free',
  limits: { shops: 1, products: 1 },
  default: true,
}
export const starterPlan = {
  id: 'starter',
  name: 'Starter',
  limits: { shops: 2, products: 2 },
  prices: { EUR: { month: 15, year: 150 }, USD: { month: 16 }, JPY: { month: 2400 } },
}
const growthPlan = {
  id: 'growth',
  name: 'Growth',
  limits: {},
  trialDays: 14,
  prices: { EUR: { month: 45 } },
}

const bloomPlan = { id: 'bloom', name: 'Bloom', limits: {}, prices: { EUR: { month: 45 } } }

/** An installation that sells plans in a database of its own, beside a fake Stripe. */
export async function startBillingShop() {
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
  let delivered = 0

  const sell = (...plans: object[]) =>
    inPlatform(db, (tx) => importPlans(tx, JSON.stringify({ plans })))
  await sell(freePlan, starterPlan, growthPlan, bloomPlan)

  const call = <Body = BillingOverview & RefusalBody>(
    as: User,
    method: string,
    path = '',
    body?: object,
  ) => shop.call<Body>(method, `/api/billing${path}`, { as, ...(body && { body }) })

  const overview = async (as: User) => (await call(as, 'GET')).body

  /** @returns the id of a payment page */
  async function openCheckout(as: User, planId = 'starter', currency = 'EUR'): Promise<string> {
    const choice = { planId, period: 'month', currency }
    const { body } = await call<{ url: string }>(as, 'POST', '/subscribe', choice)
    return body.url.split('/').at(-1)!
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

  /** @returns the events since the last time, as Stripe sends them */
  function newEvents(): string[] {
    const events = stripe.events.slice(delivered).map(({ payload }) => payload)
    delivered = stripe.events.length
    return events
  }

  /** Delivers what happened since, and what that causes. */
  async function deliverAll(): Promise<void> {
    for (let events = newEvents(); events.length; events = newEvents())
      for (const payload of events) await deliver(payload)
  }

  async function subscribed(
    planId = 'starter',
    currency = 'EUR',
  ): Promise<OwnedStore & { customer: string }> {
    const store = await shop.aStore()
    const { customer } = books.complete(await openCheckout(store.owner, planId, currency))
    await deliverAll()
    return { ...store, customer }
  }

  /** Lets time pass here and at Stripe. */
  async function pass(days: number): Promise<void> {
    books.advance(days)
    shop.clock.pass(days * 24 * 60)
    await deliverAll()
  }

  return {
    shop,
    db,
    stripe,
    books,
    services,
    sell,
    call,
    overview,
    openCheckout,
    subscribed,
    pass,
    deliver,
    deliverAll,
    newEvents,
    statusOf: async (as: User) => (await overview(as)).subscription?.status,
    subjects: async ({ email }: User) =>
      (await shop.mailbox.mailsTo(email)).map(({ subject }) => subject),
  }
}
