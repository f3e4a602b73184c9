import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { aCardShop } from '../../testing/a-card-shop.ts'
import { stockOf } from '../../testing/an-order.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { startShop } from '../../testing/start-shop.ts'
import { startStripe } from '../../testing/stripe/start-stripe.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const shop = startShop({}, openTestDatabase(), { STRIPE_API_URL: stripe.url })
const [here, there] = ['203.0.113.7', '198.51.100.7']

test('one network takes half of the stock to pay later, in any number of orders', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store, { stock: 500 })
  const order = async (quantity: number, from: string) =>
    await aShopper(shop, store, from).buy([{ product, quantity }])

  expect(await order(500, here)).toMatchObject({
    status: 409,
    body: { code: 'too_many_unpaid', details: { productId: product.id } },
  })
  expect((await order(200, here)).status).toBe(201)
  expect((await order(51, here)).body.code).toBe('too_many_unpaid')
  expect((await order(50, here)).status).toBe(201)
  expect((await order(1, here)).status).toBe(409)
  expect((await order(100, there)).status).toBe(201)
  expect(await stockOf(shop, store, product)).toBe(150)
  shop.clock.pass(61)
  expect((await order(10, here)).status).toBe(201)
})

test('a shop sells its last pieces', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store, { stock: 1 })

  expect((await aShopper(shop, store, here).buy([{ product, quantity: 1 }])).status).toBe(201)
})

test('one network keeps half of the stock while it pays by card, until it has paid or left', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 500 })
  const pay = async (quantity: number, from: string) =>
    await aShopper(shop, cards.store, from).place(await cards.agree(quantity))

  expect((await pay(500, here)).body.code).toBe('too_many_unpaid')
  const first = await pay(200, here)
  expect(first.status).toBe(201)
  expect((await pay(60, here)).body.code).toBe('too_many_unpaid')
  expect((await pay(100, there)).status).toBe(201)
  shop.clock.pass(11)
  expect((await pay(200, here)).status).toBe(201)
})

test('asking for the status of a payment does not extend its reservation', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 1 })
  const { token } = (await cards.place()).body
  for (let minute = 0; minute < 9; minute += 3) {
    shop.clock.pass(3)
    expect((await cards.payment(token)).body.state).toBe('open')
  }
  expect((await cards.place()).body.code).toBe('insufficient_stock')
  shop.clock.pass(2)

  expect((await cards.place()).status).toBe(201)
})
