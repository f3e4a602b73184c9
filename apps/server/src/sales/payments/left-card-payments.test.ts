import { inStore } from '@vitrine/db/in-store.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { updateCheckout } from '../checkout/pending/queries.ts'
import { aCardShop, sessionOf } from '../../testing/a-card-shop.ts'
import { startShop } from '../../testing/start-shop.ts'
import { startStripe } from '../../testing/stripe/start-stripe.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const shop = startShop({}, openTestDatabase(), { STRIPE_API_URL: stripe.url })

test('a payment that is left gives its pieces back, and its page can be paid no more', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 1 })
  const placed = await cards.place()

  shop.clock.pass(40)
  await cards.work()

  expect((await cards.payment(placed.body.token)).body).toEqual({
    state: 'closed',
    redirectUrl: null,
    byLink: false,
  })
  expect(await cards.orders()).toEqual([])
})

test('a shopper who comes back orders the same pieces in another way, once', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 1 })
  const { token } = (await cards.place()).body
  const session = [...cards.stripe().sessions.keys()][0]!

  const wishes = { paymentMethod: 'cod', checkoutToken: token }
  const placed = await cards.shopper.place(await cards.agree(1, wishes))

  expect(placed).toMatchObject({ status: 201, body: { orderNumber: 1001 } })
  expect(() => stripe.pay(session)).toThrow('not open')
  expect(await cards.left()).toBe(0)
})

test('trying again after a decline goes on with the same checkout', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 1 })
  const first = await cards.place()
  const { token } = first.body

  const again = await cards.shopper.place(await cards.agree(1, { checkoutToken: token }))

  expect(again.body.token).toBe(token)
  expect(sessionOf(again)).not.toBe(sessionOf(first))
  expect(() => stripe.pay(sessionOf(first))).toThrow('not open')
  stripe.pay(sessionOf(again))
  shop.clock.pass(1)
  await cards.payment(token)
  expect(await cards.orders()).toHaveLength(1)
})

test('one who paid and yet comes back to order in cash has the order that is paid', async () => {
  const cards = await aCardShop(shop, stripe)
  const first = await cards.place()
  stripe.pay(sessionOf(first))

  const wishes = { paymentMethod: 'cod', checkoutToken: first.body.token }
  const again = await cards.shopper.place(await cards.agree(1, wishes))

  expect(again.body).toMatchObject({ orderNumber: 1001, payment: { status: 'paid' } })
  expect(await cards.orders()).toHaveLength(1)
})

test('a checkout that a crash left without its page is closed in time', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 1 })
  const { token } = (await cards.place()).body
  const { storeId } = cards.store
  const [{ id }] = (await inStore(shop.services.db, storeId, (tx) =>
    tx.prepared<{ id: string }>('test-checkouts', 'SELECT id FROM checkouts WHERE store_id = $1', [
      storeId,
    ]),
  )) as [{ id: string }]
  await inStore(shop.services.db, storeId, (tx) =>
    updateCheckout(tx, id, { session: null, sessionUrl: null }),
  )

  shop.clock.pass(40)
  await cards.work()

  expect((await cards.payment(token)).body.state).toBe('closed')
})
