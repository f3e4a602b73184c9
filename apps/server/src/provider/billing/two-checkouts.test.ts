import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { startBillingShop } from '../../testing/start-billing-shop.ts'
import type { User } from '../../testing/start-shop.ts'
import { reconcileBilling } from './reconcile.ts'

const {
  shop,
  stripe,
  books,
  services,
  call,
  overview,
  openCheckout,
  subscribed,
  deliver,
  deliverAll,
  newEvents,
  subjects,
} = await startBillingShop()

const customerOf = (page: string) => books.sessions.get(page)!.customer
const liveOf = (customer: string) =>
  [...books.subscriptions.values()].filter(
    (each) => each.customer === customer && each.status !== 'canceled',
  )
const paidBackOf = (customer: string) =>
  books.chargesOf(customer).flatMap(({ amount_refunded: amount }) => amount || [])
const twice = 'You had subscribed twice'

/** Both pages were open before either was expired, as when two requests overlap. */
async function paidTwice(first = 'starter', second = 'bloom') {
  const { owner } = await shop.aStore()
  const one = await openCheckout(owner, first)
  const two = await openCheckout(owner, second)
  books.sessions.get(one)!.status = 'open'
  newEvents()
  books.complete(one)
  books.now += 1
  books.complete(two)
  return { owner, customer: customerOf(one) }
}

async function expectOneLeft(owner: User, customer: string) {
  expect(liveOf(customer).map(({ price }) => price.metadata['plan'])).toEqual(['starter'])
  expect(await overview(owner)).toMatchObject({
    plan: { planId: 'starter' },
    subscription: { status: 'active', planId: 'starter' },
  })
  expect(paidBackOf(customer)).toEqual([4500])
  const mails = await subjects(owner)
  expect(mails.filter((each) => each === twice)).toHaveLength(1)
  expect(mails).not.toContain('A payment for your subscription was refunded')
}

test('a new payment page expires the earlier one', async () => {
  const { owner } = await shop.aStore()
  const one = await openCheckout(owner, 'starter')
  const two = await openCheckout(owner, 'growth')

  expect(books.sessions.get(one)!.status).toBe('expired')
  expect(books.sessions.get(two)!.status).toBe('open')
  expect(() => books.complete(one)).toThrow('not open any more')
})

test('of two pages that were opened at the same moment, one is left', async () => {
  const { owner } = await shop.aStore()
  await openCheckout(owner)
  const pages = await Promise.all([openCheckout(owner), openCheckout(owner)])

  expect(pages.filter((page) => books.sessions.get(page)!.status === 'open')).toHaveLength(1)
})

test('a page that is paid while another is being opened is not paid a second time', async () => {
  const { owner } = await shop.aStore()
  books.complete(await openCheckout(owner))

  const choice = { planId: 'starter', period: 'month', currency: 'EUR' }
  expect(await call(owner, 'POST', '/subscribe', choice)).toMatchObject({
    status: 409,
    body: { code: 'already_subscribed' },
  })
})

test('of two that were paid, in any order of the events, the first stays and the second is paid back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat()), async (chances) => {
      const { owner, customer } = await paidTwice()
      const events = newEvents()
      for (let left = events.length; left > 0; left -= 1) {
        const [payload] = events.splice(chances.next().value! % left, 1)
        await deliver(payload!)
      }
      await deliverAll()
      await expectOneLeft(owner, customer)
    }),
    { numRuns: 20 },
  )
})

test('events that come all at once end in the same state', async () => {
  const { owner, customer } = await paidTwice()
  await Promise.all(newEvents().map((payload) => deliver(payload)))
  await deliverAll()
  await expectOneLeft(owner, customer)
})

test('without any event, the night finds both and leaves one', async () => {
  const { owner, customer } = await paidTwice()
  await reconcileBilling(services)
  await expectOneLeft(owner, customer)
})

test('a second trial costs nothing, and is only ended', async () => {
  const { owner, customer } = await paidTwice('growth', 'growth')
  await deliverAll()

  expect(liveOf(customer)).toHaveLength(1)
  expect(await overview(owner)).toMatchObject({ subscription: { status: 'trial' }, refunds: [] })
  const mail = (await shop.mailbox.mailsTo(owner.email)).find(({ subject }) => subject === twice)
  expect(mail?.text).toContain('We cancelled the second subscription.')
})

test.each(['POST refunds', 'POST subscriptions/:id', 'DELETE subscriptions/:id'])(
  'when Stripe is down from %s on, the next night ends what was begun',
  async (call) => {
    const { owner, customer } = await paidTwice()
    stripe.fail(500, call)
    await reconcileBilling(services)
    expect(await overview(owner)).toMatchObject({ plan: { planId: 'starter' } })
    stripe.fail()
    await reconcileBilling(services)
    await deliverAll()
    expect(liveOf(customer)).toHaveLength(1)
    expect(await overview(owner)).toMatchObject({ subscription: { planId: 'starter' } })
    expect(paidBackOf(customer)).toEqual([4500])
    expect((await subjects(owner)).filter((each) => each === twice)).toHaveLength(1)
  },
)

test('a disputed payment is left to the bank', async () => {
  const { owner, customer } = await paidTwice()
  books.dispute(books.chargesOf(customer).at(-1)!.id)
  await deliverAll()

  expect(liveOf(customer)).toHaveLength(1)
  expect(await overview(owner)).toMatchObject({ disputes: [{ amount: 45, state: 'open' }] })
})

test('a subscription that the provider sold by hand at Stripe stays beside the plan', async () => {
  const { owner, customer } = await subscribed()
  const [own] = liveOf(customer)
  const price = books.createPrice({
    unit_amount: 9900,
    currency: 'eur',
    recurring: { interval: 'month' },
    lookup_key: 'support',
    metadata: {},
    name: 'Support',
  })
  books.start(customer, price.id).created = own!.created - 1
  await deliverAll()

  expect(liveOf(customer)).toHaveLength(2)
  expect(await overview(owner)).toMatchObject({ plan: { planId: 'starter' } })
})
