import { openDatabase } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aCardShop, type CardShop, sessionOf } from '../../testing/a-card-shop.ts'
import { type OwnedStore, type Shop, startShop } from '../../testing/start-shop.ts'
import { startStripe, type TestStripe } from '../../testing/stripe/start-stripe.ts'
import { forgetAttempts } from './forget-attempts.ts'

let stripe: TestStripe
beforeAll(async () => {
  stripe = await startStripe()
})
afterAll(() => stripe.stop())

async function aShopAlone() {
  const db = openDatabase(await emptyDatabaseUrl(), { poolSize: 4 })
  onTestFinished(() => db.close())
  const shop = startShop({}, db, { STRIPE_API_URL: stripe.url })
  return { shop, cards: await aCardShop(shop, stripe) }
}

async function countOf({ services }: Shop, { storeId }: OwnedStore, table: string) {
  return await inStore(services.db, storeId, async (tx) => {
    const rows = await tx.prepared<{ count: number }>(
      `test-count-${table}`,
      `SELECT count(*)::int AS count FROM ${table} WHERE store_id = $1`,
      [storeId],
    )
    return rows[0]!.count
  })
}

const forget = ({ services, clock }: Shop) => forgetAttempts(services.db, clock.now())
const days = (count: number) => count * 24 * 60

const inCash = async (cards: CardShop, key: string) =>
  cards.shopper.place(await cards.agree(1, { paymentMethod: 'cod' }), { key })

test('an attempt is answered alike for 7 days, and its key is forgotten then', async () => {
  const { shop, cards } = await aShopAlone()
  const agreed = await cards.agree(1, { paymentMethod: 'cod' })
  const first = await cards.shopper.place(agreed, { key: 'mine' })

  shop.clock.pass(days(7) - 5)
  await forget(shop)
  const again = await cards.shopper.place(agreed, { key: 'mine' })
  expect(again.body).toEqual(first.body)

  shop.clock.pass(10)
  await forget(shop)
  expect(await countOf(shop, cards.store, 'idempotency_keys')).toBe(0)
  expect(await cards.orders()).toHaveLength(1)
})

test('however many keys there are, all that are old go, and none that is not', async () => {
  const { shop, cards } = await aShopAlone()
  const { storeId } = cards.store
  await inCash(cards, 'today')
  await inStore(shop.services.db, storeId, (tx) =>
    tx.lease.query(
      `INSERT INTO idempotency_keys (store_id, key, body_hash, created_at)
      SELECT $1, n::text, '', now() - interval '8 days' FROM generate_series(1, 1200) n`,
      [storeId],
    ),
  )

  await forget(shop)

  expect(await countOf(shop, cards.store, 'idempotency_keys')).toBe(1)
})

test('what was never paid goes after 90 days', async () => {
  const { shop, cards } = await aShopAlone()
  const { token } = (await cards.place()).body
  shop.clock.pass(40)
  await cards.work()
  expect((await cards.payment(token)).body.state).toBe('closed')

  shop.clock.pass(days(90) - 50)
  await forget(shop)
  expect((await cards.payment(token)).status).toBe(200)

  shop.clock.pass(20)
  await forget(shop)
  expect((await cards.payment(token)).status).toBe(404)
  expect(await countOf(shop, cards.store, 'checkouts')).toBe(0)
})

test('events of a provider are deleted after 90 days, and a repeated one makes no second order', async () => {
  const { shop, cards } = await aShopAlone()
  stripe.pay(sessionOf(await cards.place()))
  const { payload } = stripe.events.findLast(({ type }) => type === 'checkout.session.completed')!
  expect((await cards.tell(payload)).status).toBe(200)
  expect(await cards.orders()).toHaveLength(1)

  shop.clock.pass(days(90) - 5)
  await forget(shop)
  expect(await countOf(shop, cards.store, 'payment_events')).toBe(1)

  shop.clock.pass(10)
  await forget(shop)
  expect(await countOf(shop, cards.store, 'payment_events')).toBe(0)
  expect((await cards.tell(payload)).status).toBe(200)
  expect(await cards.orders()).toHaveLength(1)
})

test('what is open, paid or odd stays, however old', async () => {
  const { shop, cards } = await aShopAlone()
  const [open, paid, odd] = [await cards.place(), await cards.place(), await cards.place()]
  stripe.pay(sessionOf(paid))
  cards.stripe().sessions.get(sessionOf(odd))!.amount_total = 1
  stripe.pay(sessionOf(odd))
  shop.clock.pass(1)
  await cards.payment(paid.body.token)
  await cards.payment(odd.body.token)

  shop.clock.pass(days(400))
  await forget(shop)

  expect(await countOf(shop, cards.store, 'checkouts')).toBe(3)
  expect((await cards.payment(open.body.token)).status).toBe(200)
  expect((await cards.payment(odd.body.token)).body.state).toBe('waiting')
  expect(await cards.orders()).toHaveLength(1)
})
