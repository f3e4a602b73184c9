import { accountPlans, plans } from '@vitrine/db/schema/plans.ts'
import { billingMails, subscriptions } from '@vitrine/db/schema/billing.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { startShop } from '../../testing/start-shop.ts'
import { viewOfSubscription } from '../../testing/stripe/billing-books.ts'
import { BillingModel } from '../../testing/stripe/billing-model.ts'
import type { BillingProvider, Books } from './billing-provider.ts'
import { receiveBillingEvent } from './receive-event.ts'
import { reconcileBilling } from './reconcile.ts'
import { standingOf } from './standing.ts'
import {
  duplicateOf,
  paidBack,
  storedDispute,
  storedRefund,
  subscriptionsOf,
} from './stripe-books.ts'

const db = await openOwnDatabase()
const shop = startShop({}, db)
const store = await shop.aStore()
const { userId } = store.owner
await db.platform.insert(plans).values([
  { id: 'starter', name: 'Starter' },
  { id: 'growth', name: 'Growth' },
])

const act = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }) }),
  fc.record({
    kind: fc.constantFrom(
      'card fails' as const,
      'card works' as const,
      'pay' as const,
      'cancel' as const,
      'reactivate' as const,
      'change' as const,
      'end' as const,
      'again' as const,
      'pay a second page' as const,
      'refunds fail' as const,
      'refund' as const,
      'dispute' as const,
      'lose' as const,
    ),
  }),
)

const history = fc.record({
  trialDays: fc.constantFrom(0, 14),
  acts: fc.array(act, { minLength: 1, maxLength: 7 }),
  /** Which of the events arrive, how often and in which order. */
  arrivals: fc.array(fc.nat(), { maxLength: 6 }),
})

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

/** The books of one history: its events arrive in any way, and each is answered from the books of that moment. */
function play({ trialDays, acts }: History) {
  const events: string[] = []
  const model = new BillingModel((type, object) => events.push(JSON.stringify({ type, object })))
  model.now = Math.floor(shop.clock.now().getTime() / 1000)
  const customer = model.createCustomer('mei@tea.example', {})
  const priceOf = (plan: string, unit_amount: number) =>
    model.createPrice({
      unit_amount,
      currency: 'eur',
      recurring: { interval: 'month' },
      lookup_key: plan,
      metadata: { plan },
      name: plan,
    })
  const [starter, growth] = [priceOf('starter', 1500), priceOf('growth', 4500)]
  let id = model.start(customer.id, starter.id, trialDays).id
  let failures = 0
  const subscription = () => model.subscriptions.get(id)!
  const isOver = () => subscription().status === 'canceled'
  const steps: Record<Exclude<History['acts'][number]['kind'], 'pass'>, () => unknown> = {
    'card fails': () => (customer.cardWorks = false),
    'card works': () => (customer.cardWorks = true),
    pay: () => isOver() || model.payOpen(customer.id),
    cancel: () => isOver() || model.update(id, { cancel: true }),
    reactivate: () => isOver() || model.update(id, { cancel: false }),
    change: () =>
      isOver() ||
      model.update(id, { price: subscription().price === starter ? growth.id : starter.id }),
    end: () => isOver() || model.end(id),
    'pay a second page': () =>
      isOver() || !customer.cardWorks || model.start(customer.id, growth.id, trialDays),
    'refunds fail': () => (failures += 1),
    again: () => isOver() && (id = model.start(customer.id, growth.id).id),
    refund: () =>
      model
        .chargesOf(customer.id)
        .slice(0, 1)
        .map((each) => model.refund(each.id)),
    dispute: () =>
      model
        .chargesOf(customer.id)
        .slice(-1)
        .map((each) => model.dispute(each.id)),
    lose: () => [...model.disputes.keys()].map((each) => model.closeDispute(each, 'lost')),
  }
  const run = (each: History['acts'][number]) =>
    each.kind === 'pass' ? model.advance(each.days) : steps[each.kind]()
  const books = (): Books => ({
    ...subscriptionsOf(
      [...model.subscriptions.values()].map(viewOfSubscription) as Stripe.Subscription[],
    ),
    disputes: [...model.disputes.values()].map((each) =>
      storedDispute(each as unknown as Stripe.Dispute),
    ),
    refunds: model
      .chargesOf(customer.id)
      .filter(({ amount_refunded: refunded }) => refunded > 0)
      .map((each) => storedRefund(each as unknown as Stripe.Charge)),
  })
  /** As `endExtra` of Stripe, which is killed after the refund as often as refunds fail. */
  const endExtra = async (extra: string, first: string) => {
    const own = model.invoicesOf(extra).flatMap(({ payments }) => payments.data)
    const charges = own.map(({ payment }) =>
      model.chargesOf(customer.id).find((each) => each.payment_intent === payment.payment_intent)!,
    )
    for (const each of charges) if (!each.disputed) model.refund(each.id)
    if (failures > 0) {
      failures -= 1
      throw new Error('Stripe is down.')
    }
    const amount = charges.reduce((sum, each) => sum + each.amount_refunded, 0)
    const metadata = { [duplicateOf]: first, [paidBack]: String(amount) }
    if (model.subscriptions.get(extra)!.status === 'canceled') return
    model.update(extra, { metadata })
    model.end(extra)
  }
  return { customer: customer.id, model, events, books, endExtra, run, acts }
}

function paidBackOrDisputed(model: BillingModel, intent: string): boolean {
  const charge = [...model.charges.values()].find((each) => each.payment_intent === intent)!
  return charge.disputed || charge.amount_refunded === charge.amount
}

test('a thousand histories end in the state of the books, however their events arrive', async () => {
  let twice = 0
  let ended = { suspended: 0, cancelled: 0, active: 0, past_due: 0, trial: 0, none: 0 }
  await fc.assert(
    fc.asyncProperty(history, async (each) => {
      const { customer, model, events, books, endExtra, run, acts } = play(each)
      const now = () => new Date(model.now * 1000)
      const provider = {
        readBooks: async () => books(),
        endExtra,
        readEvent: async (raw: string) => {
          const { object } = JSON.parse(raw) as { object: { customer?: string; charge?: string } }
          return {
            id: '',
            type: '',
            isLive: false,
            customer: object.customer ?? null,
            charge: object.charge ?? null,
          }
        },
        customerOfCharge: async () => customer,
      } as Partial<BillingProvider> as BillingProvider
      const services = {
        ...shop.services,
        now,
        billing: { provider },
      }
      await db.platform.delete(subscriptions)
      await db.platform.delete(billingMails)
      await db.platform.insert(subscriptions).values({ userId, customerId: customer })
      const receive = async (at: number) => {
        const raw = events[at % events.length]!
        expect(await receiveBillingEvent(services, raw, new Headers())).toBe(200)
      }

      const half = Math.ceil(acts.length / 2)
      acts.slice(0, half).forEach(run)
      for (const at of each.arrivals.slice(0, 2)) await receive(at)
      acts.slice(half).forEach(run)
      await Promise.all(each.arrivals.slice(2).map(receive))
      // Each night tries again what failed.
      const nights = 1 + acts.filter(({ kind }) => kind === 'refunds fail').length
      for (let night = 0; night < nights; night += 1) await reconcileBilling(services)

      const live = [...model.subscriptions.values()].filter(({ status }) => status !== 'canceled')
      expect(live.length).toBeLessThanOrEqual(1)
      const { duplicates } = books()
      for (const { id } of duplicates)
        for (const { payments } of model.invoicesOf(id))
          for (const { payment } of payments.data)
            expect(paidBackOrDisputed(model, payment.payment_intent)).toBe(true)
      twice += Math.sign(duplicates.length)
      const mails = await db.platform.select().from(billingMails)
      const notified = mails.filter(({ news }) => news === 'duplicate').length
      expect(notified).toBeGreaterThanOrEqual(Math.sign(duplicates.length))
      expect(notified).toBeLessThanOrEqual(duplicates.length)

      const expected = standingOf(books(), now())
      ended = { ...ended, [expected.status]: ended[expected.status] + 1 }
      const [row] = await db.platform.select().from(subscriptions)
      expect(row).toMatchObject({ ...expected })
      const [plan] = await db.platform
        .select()
        .from(accountPlans)
        .where(eq(accountPlans.userId, userId))
      const isOn = expected.status !== 'cancelled'
      expect(plan?.planId).toBe(isOn ? expected.planId : undefined)
      const [shopRow] = await db.platform.select().from(stores).where(eq(stores.id, store.storeId))
      expect(shopRow!.status).toBe(expected.status === 'suspended' ? 'suspended' : 'live')
    }),
    { numRuns: 1000 },
  )
  // The histories reach every state that a subscription can have.
  const { none: _none, ...reached } = ended
  for (const count of Object.values(reached)) expect(count).toBeGreaterThan(10)
  // About a hundred.
  expect(twice).toBeGreaterThan(50)
}, 240_000)
