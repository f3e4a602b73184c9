import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { aCardShop, aPaidOrder, type CardShop, sessionOf } from '../../../testing/a-card-shop.ts'
import { aReceiver } from '../../../testing/a-receiver.ts'
import { aSender, aWebhook, sendDue } from '../../../testing/a-webhook.ts'
import { startShop } from '../../../testing/start-shop.ts'
import { outboxRows } from '../../../testing/store-outbox.ts'
import { startStripe } from '../../../testing/stripe/start-stripe.ts'
import { newStripeId, type StripeDispute } from '../../../testing/stripe/stripe-model.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const shop = startShop({}, openTestDatabase(), { STRIPE_API_URL: stripe.url })

const intentOf = (cards: CardShop) => [...cards.stripe().intents.values()].at(-1)!
const last = (type: string) => stripe.events.findLast((event) => event.type === type)!.payload
const anAuthorisedOrder = () => aPaidOrder(shop, stripe, { capture: 'manual' })

async function atStripe(cards: CardShop, path: string, form: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${cards.stripe().key}` }
  const body = new URLSearchParams(form)
  const answer = await fetch(`${stripe.url}/v1/${path}`, { method: 'POST', headers, body })
  return (await answer.json()) as { id: string }
}

const refund = (cards: CardShop, amount: number) =>
  atStripe(cards, 'refunds', { payment_intent: intentOf(cards).id, amount: String(amount) })

const refundsOf = async (cards: CardShop) =>
  (await cards.order()).payments.filter(({ kind }) => kind === 'refund')

test('a capture or void at Stripe itself shows in the shop', async () => {
  const [taken, gone] = [await anAuthorisedOrder(), await anAuthorisedOrder()]
  await atStripe(taken, `payment_intents/${intentOf(taken).id}/capture`)
  await taken.tell(last('payment_intent.succeeded'))
  await atStripe(gone, `payment_intents/${intentOf(gone).id}/cancel`)
  await gone.tell(last('payment_intent.canceled'))

  const byStripe = { actor: { kind: 'provider', name: 'Stripe' } }
  const order = await taken.order()
  expect(order.paymentStatus).toBe('paid')
  expect(order.events).toContainEqual(expect.objectContaining({ kind: 'payment', ...byStripe }))
  expect(await gone.order()).toMatchObject({ paymentStatus: 'voided', capturable: 0 })
})

test('a refund that was made at Stripe is in the books once, with who made it', async () => {
  const cards = await aPaidOrder(shop, stripe)
  const receiver = await aReceiver()
  await aWebhook(shop, cards.store, receiver.url, ['order.refunded'])

  const { id } = await refund(cards, 500)
  await Promise.all([
    cards.tell(last('refund.created')),
    cards.tell(last('refund.updated')),
    cards.tell(last('refund.created')),
  ])

  const order = await cards.order()
  expect(order).toMatchObject({ paymentStatus: 'partially_refunded', refundable: 20 })
  expect(await refundsOf(cards)).toMatchObject([
    { amount: 5, status: 'succeeded', provider: 'stripe', reference: id },
  ])
  expect(order.events.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { amount: 5, method: 'Card', actor: { kind: 'provider', name: 'Stripe' } },
  ])
  await sendDue(aSender(shop))
  expect(receiver.received).toHaveLength(1)
  expect(receiver.received[0]!.body).toContain('"paymentStatus":"partially_refunded"')
  const mails = await outboxRows(shop.services, cards.store)
  expect(mails.map(({ kind }) => kind)).not.toContain('order_refunded')
})

test('what is left can still be given back here, and no more', async () => {
  const cards = await aPaidOrder(shop, stripe)
  await refund(cards, 2000)
  await cards.tell(last('refund.created'))

  expect((await cards.change('refunds', { amount: 6 })).status).toBe(409)
  expect((await cards.change('refunds', { amount: 5 })).status).toBe(200)
  await cards.work()

  expect(await cards.order()).toMatchObject({ paymentStatus: 'refunded', refundable: 0 })
  expect(intentOf(cards).amount_refunded).toBe(2500)
})

test('the event of a charge reports its refunds, too', async () => {
  const cards = await aPaidOrder(shop, stripe)
  await refund(cards, 2500)
  const charge = { id: newStripeId('ch'), object: 'charge', payment_intent: intentOf(cards).id }
  stripe.tell(cards.stripe().key, 'charge.refunded', charge)

  await cards.tell(last('charge.refunded'))

  expect(await cards.order()).toMatchObject({ paymentStatus: 'refunded', refundable: 0 })
})

test('a refund of the shop is not counted twice, even if Stripe reports it first', async () => {
  const cards = await aPaidOrder(shop, stripe)
  await cards.change('refunds', { amount: 5 })
  const requested = (await refundsOf(cards))[0]!
  // Stripe made the refund; the process that requested it was killed before the response.
  await atStripe(cards, 'refunds', {
    payment_intent: intentOf(cards).id,
    amount: '500',
    'metadata[idempotencyKey]': `refund ${requested.id}`,
  })

  await cards.tell(last('refund.created'))

  expect(await refundsOf(cards)).toMatchObject([
    { id: requested.id, status: 'succeeded', reference: expect.stringMatching(/^re_/) },
  ])
  await cards.work()
  expect(intentOf(cards).amount_refunded).toBe(500)
  const mails = await outboxRows(shop.services, cards.store)
  expect(mails.filter(({ kind }) => kind === 'order_refunded')).toHaveLength(1)
})

test('an event about a refund is not trusted: Stripe is queried', async () => {
  const cards = await aPaidOrder(shop, stripe)
  await cards.change('refunds', { amount: 5 })
  await cards.work()
  const untrue = last('refund.updated').replace('"status":"succeeded"', '"status":"failed"')

  expect((await cards.tell(untrue)).status).toBe(200)

  expect(await refundsOf(cards)).toMatchObject([{ status: 'succeeded', amount: 5 }])
})

test('a refund that the bank sent back counts no more, and can be made again', async () => {
  const cards = await aPaidOrder(shop, stripe)
  await cards.change('refunds', { amount: 5 })
  await cards.work()
  const [made] = cards.stripe().refunds.values()
  Object.assign(made!, { status: 'failed', failure_reason: 'lost_or_stolen_card' })
  intentOf(cards).amount_refunded = 0

  await cards.tell(last('refund.updated'))

  const order = await cards.order()
  expect(order).toMatchObject({ paymentStatus: 'paid', refundable: 25 })
  expect(await refundsOf(cards)).toMatchObject([
    { status: 'failed', problem: 'Stripe: lost or stolen card' },
  ])
  expect(order.events[0]).toMatchObject({ kind: 'failed', what: 'refund', amount: 5 })
})

test('a refund that a bank still works on is on its way until Stripe says otherwise', async () => {
  const cards = await aPaidOrder(shop, stripe)
  const { id } = await refund(cards, 500)
  const made = cards.stripe().refunds.get(id)!
  made.status = 'pending'
  await cards.tell(last('refund.created'))
  expect(await refundsOf(cards)).toMatchObject([{ status: 'pending', reference: id }])

  made.status = 'succeeded'
  shop.clock.pass(11)
  await cards.work()

  expect(await refundsOf(cards)).toMatchObject([{ status: 'succeeded', reference: id }])
  expect(intentOf(cards).amount_refunded).toBe(500)
})

test('a refund that is reported before its payment waits for the order', async () => {
  const cards = await aCardShop(shop, stripe)
  stripe.pay(sessionOf(await cards.place(2)))
  await refund(cards, 500)

  await cards.tell(last('refund.created'))

  expect(await cards.order()).toMatchObject({ paymentStatus: 'partially_refunded', total: 25 })
})

test('a refund of what is taken at Stripe itself is of an order that is paid', async () => {
  const cards = await anAuthorisedOrder()
  await atStripe(cards, `payment_intents/${intentOf(cards).id}/capture`)
  await refund(cards, 2500)

  await cards.tell(last('refund.created'))

  expect(await cards.order()).toMatchObject({ paymentStatus: 'refunded' })
})

test('refunds of what the account sold elsewhere are left alone', async () => {
  const cards = await aPaidOrder(shop, stripe)
  const elsewhere = { ...intentOf(cards), id: newStripeId('pi'), metadata: {} }
  cards.stripe().intents.set(elsewhere.id, elsewhere)
  await refund(cards, 500)

  expect((await cards.tell(last('refund.created'))).status).toBe(200)

  expect(await refundsOf(cards)).toEqual([])
  expect((await cards.orders()).map(({ paymentStatus }) => paymentStatus)).toEqual(['paid'])
})

test('a dispute is noted with its date, and its end, each once', async () => {
  const cards = await aPaidOrder(shop, stripe)
  const dispute: StripeDispute = {
    id: newStripeId('dp'),
    object: 'dispute',
    amount: 2500,
    currency: 'eur',
    payment_intent: intentOf(cards).id,
    status: 'needs_response',
    reason: 'product_not_received',
    evidence_details: { due_by: Date.UTC(2026, 11, 6, 12) / 1000 },
  }
  const { key, disputes } = cards.stripe()
  disputes.set(dispute.id, dispute)
  stripe.tell(key, 'charge.dispute.created', dispute)
  await cards.tell(last('charge.dispute.created'))
  dispute.status = 'lost'
  stripe.tell(key, 'charge.dispute.closed', dispute)
  await cards.tell(last('charge.dispute.closed'))
  await cards.tell(last('charge.dispute.closed'))

  const { events, paymentStatus } = await cards.order()
  const actor = { kind: 'provider', name: 'Stripe' }
  expect(events.slice(0, 2)).toMatchObject([
    { kind: 'note', actor, text: expect.stringContaining('€25.00 was lost') },
    {
      kind: 'note',
      actor,
      text: `A dispute of €25.00: product not received. Answer at Stripe by 2026-12-06. (${dispute.id})`,
    },
  ])
  expect(events.filter(({ text }) => text?.includes(dispute.id))).toHaveLength(2)
  expect(paymentStatus).toBe('paid')
})
