import { newId } from '@vitrine/db/new-id.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import type { StripeConnection } from '@vitrine/contract/shop/payments.ts'
import { afterAll, expect, test } from 'vitest'
import {
  aCardShop,
  type CardShop,
  connect,
  seconds,
  sessionOf,
  webhookSecret,
} from '../../../testing/a-card-shop.ts'
import { startShop } from '../../../testing/start-shop.ts'
import { signed, startStripe } from '../../../testing/stripe/start-stripe.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const shop = startShop({}, openTestDatabase(), { STRIPE_API_URL: stripe.url })

const completed = () =>
  stripe.events.findLast(({ type }) => type === 'checkout.session.completed')!.payload

async function paid(cards: CardShop) {
  stripe.pay(sessionOf(await cards.place()))
  return completed()
}

const health = async ({ store }: CardShop) => {
  const { owner: as, storeId } = store
  return (
    await shop.call<StripeConnection>('GET', '/api/payments/stripe', { as, body: { storeId } })
  ).body
}

test('an event completes the order, and the owner sees that events arrive', async () => {
  const cards = await aCardShop(shop, stripe)
  expect(await health(cards)).toMatchObject({ eventAt: null, eventProblem: null })

  expect((await cards.tell(await paid(cards))).status).toBe(200)

  expect(await cards.orders()).toHaveLength(1)
  expect(await health(cards)).toMatchObject({ eventAt: expect.any(String), eventProblem: null })
})

test.each([
  ['no signature', () => ({ 'stripe-signature': '' })],
  ['another secret', (payload: string) => ({ 'stripe-signature': signed(payload, 'whsec_other') })],
  [
    'a signature of ten minutes ago',
    (payload: string) => ({
      'stripe-signature': signed(payload, webhookSecret, seconds(shop.clock.now()) - 600),
    }),
  ],
])('%s is rejected, and the owner sees it', async (_, headers) => {
  const cards = await aCardShop(shop, stripe)
  const payload = await paid(cards)

  expect((await cards.tell(payload, headers(payload))).status).toBe(400)

  expect(await cards.orders()).toEqual([])
  expect((await health(cards)).eventProblem).toMatch(/signature/)
})

test('bytes that were changed on the way are not believed', async () => {
  const cards = await aCardShop(shop, stripe)
  const payload = await paid(cards)
  const header = signed(payload, webhookSecret, seconds(shop.clock.now()))

  const answer = await cards.tell(`${payload} `, { 'stripe-signature': header })

  expect(answer.status).toBe(400)
})

test('another store’s payment makes no order, with whichever secret it comes', async () => {
  const [cards, neighbour] = [await aCardShop(shop, stripe), await aCardShop(shop, stripe)]
  const payload = await paid(neighbour)

  expect((await cards.tell(payload)).status).toBe(200)

  expect(await cards.orders()).toEqual([])
  expect(await neighbour.orders()).toEqual([])
})

test('a session that names this store’s checkout and is not its own is left alone', async () => {
  const cards = await aCardShop(shop, stripe)
  await cards.place()
  const payload = await paid(cards)
  const stranger = [...cards.stripe().sessions.values()].at(-1)!
  stranger.client_reference_id = [...cards.stripe().sessions.values()][0]!.client_reference_id
  const forged = payload.replaceAll(/"client_reference_id":"[^"]+"/g, '"client_reference_id":"x"')

  expect((await cards.tell(forged)).status).toBe(200)
  expect(await cards.orders()).toEqual([])
})

test('without a signing secret there is no endpoint', async () => {
  const store = await shop.aStore()
  await connect(shop, store, { secretKey: `sk_test_${newId().replaceAll('-', '')}` })

  for (const storeId of [store.storeId, newId(), 'no-store']) {
    const answer = await shop.fetch(`/webhooks/stripe/${storeId}`, {
      method: 'POST',
      rawBody: '{}',
      headers: { 'content-length': '2' },
    })
    expect(answer.status).toBe(404)
  }
})

test('while the database of Stripe is out of reach the event is sent again, and then counts', async () => {
  const cards = await aCardShop(shop, stripe)
  const payload = await paid(cards)
  stripe.fail(500)
  expect((await cards.tell(payload)).status).toBe(503)
  stripe.fail()

  expect((await cards.tell(payload)).status).toBe(200)

  expect(await cards.orders()).toHaveLength(1)
})
