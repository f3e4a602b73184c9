import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { aPaidOrder, type CardShop } from '../../testing/a-card-shop.ts'
import { startShop } from '../../testing/start-shop.ts'
import { outboxRows } from '../../testing/store-outbox.ts'
import { startStripe } from '../../testing/stripe/start-stripe.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const shop = startShop({}, openTestDatabase(), { STRIPE_API_URL: stripe.url })

const lastEvent = (type: string) => stripe.events.findLast((event) => event.type === type)!.payload
const intentOf = (cards: CardShop) => [...cards.stripe().intents.values()].at(-1)!

const aPaid = () => aPaidOrder(shop, stripe)
const anAuthorisedOrder = () => aPaidOrder(shop, stripe, { capture: 'manual' })

test('what is held is taken once, when the owner says so', async () => {
  const cards = await anAuthorisedOrder()
  expect(await cards.order()).toMatchObject({ paymentStatus: 'authorised', capturable: 25 })

  const answer = await cards.change('payments')
  expect(answer.body).toMatchObject({ paymentStatus: 'authorised', capturable: 0 })
  expect((await cards.change('payments')).status).toBe(409)
  await cards.work()
  await cards.work()
  await cards.tell(lastEvent('payment_intent.succeeded'))

  expect(await cards.order()).toMatchObject({
    paymentStatus: 'paid',
    refundable: 25,
    payments: [{ kind: 'authorisation' }, { kind: 'payment', status: 'succeeded', amount: 25 }],
  })
  expect(intentOf(cards).captures).toBe(1)
})

test('what is held is taken all at once', async () => {
  const cards = await anAuthorisedOrder()

  expect(await cards.change('payments', { amount: 5 })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'amount' }] },
  })
})

test('cancelling voids the authorisation', async () => {
  const cards = await anAuthorisedOrder()

  const cancelled = await cards.change('cancellation')
  expect(cancelled.body.status).toBe('cancelled')
  await cards.work()

  expect(await cards.order()).toMatchObject({
    paymentStatus: 'voided',
    payments: [{ kind: 'authorisation', status: 'voided' }],
  })
  expect(intentOf(cards).status).toBe('canceled')
  expect(await cards.left()).toBe(10)
})

test('a hold that ended at Stripe is not taken, and the order says why', async () => {
  const cards = await anAuthorisedOrder()
  await cards.change('payments')
  intentOf(cards).status = 'canceled'

  await cards.work()

  const order = await cards.order()
  expect(order.payments).toMatchObject([{ kind: 'authorisation' }, { status: 'failed' }])
  expect(order.events[0]).toMatchObject({ kind: 'failed', what: 'payment' })
})

test('a refund is pending until Stripe has made it, and only then the shopper is notified', async () => {
  const cards = await aPaid()

  const answer = await cards.change('refunds', { amount: 5 })
  expect(answer.body).toMatchObject({ paymentStatus: 'partially_refunded', refundable: 20 })
  expect(answer.body.payments.at(-1)).toMatchObject({ kind: 'refund', status: 'pending' })
  expect(await mails(cards)).not.toContain('order_refunded')
  await cards.work()
  await cards.work()

  expect((await cards.order()).payments.at(-1)).toMatchObject({ status: 'succeeded', amount: 5 })
  expect(await mails(cards)).toContain('order_refunded')
  expect(intentOf(cards).amount_refunded).toBe(500)
})

const mails = async ({ store }: CardShop) =>
  (await outboxRows(shop.services, store)).map(({ kind }) => kind)

test('many who refund at once never give back more than came in', async () => {
  const cards = await aPaid()

  const answers = await Promise.all(
    Array.from({ length: 6 }, () => cards.change('refunds', { amount: 10 })),
  )
  await cards.work()

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(intentOf(cards).amount_refunded).toBe(2000)
})

test('a refund that fails can be made again, and nothing was given back for it', async () => {
  const cards = await aPaid()
  intentOf(cards).amount_refunded = 2500
  await cards.change('refunds', {})
  await cards.work()

  const failed = await cards.order()
  expect(failed).toMatchObject({ paymentStatus: 'paid', refundable: 25 })
  expect(failed.payments.at(-1)).toMatchObject({ status: 'failed', problem: expect.any(String) })
  expect(await mails(cards)).not.toContain('order_refunded')
  intentOf(cards).amount_refunded = 0
  await cards.change('refunds', {})
  await cards.work()

  expect(await cards.order()).toMatchObject({ paymentStatus: 'refunded', refundable: 0 })
  expect(await cards.left()).toBe(10)
})

test('a refund waits while Stripe is out of reach, and is made once', async () => {
  const cards = await aPaid()
  await cards.change('refunds', { amount: 5 })
  stripe.fail(500)
  await cards.work()
  stripe.fail()
  expect((await cards.order()).payments.at(-1)).toMatchObject({
    status: 'pending',
    problem: 'The provider could not be reached.',
  })

  shop.clock.pass(2)
  await Promise.all([cards.work(), cards.work()])

  expect((await cards.order()).payments.at(-1)).toMatchObject({ status: 'succeeded' })
  expect(intentOf(cards).amount_refunded).toBe(500)
})
