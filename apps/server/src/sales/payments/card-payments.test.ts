import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { afterAll, expect, inject, test } from 'vitest'
import { aDiscount } from '../../testing/a-discount.ts'
import { aCardShop, type CardShop, sessionOf } from '../../testing/a-card-shop.ts'
import { startShop } from '../../testing/start-shop.ts'
import { outboxRows } from '../../testing/store-outbox.ts'
import { startStripe } from '../../testing/stripe/start-stripe.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const shop = startShop({}, openTestDatabase(), { STRIPE_API_URL: stripe.url })

const lastEvent = (type: string) => stripe.events.findLast((event) => event.type === type)!.payload
const mailsOf = async ({ store }: CardShop) =>
  (await outboxRows(shop.services, store)).map(({ kind }) => kind)

test('nothing is an order before it is paid, and everything is afterwards', async () => {
  const cards = await aCardShop(shop, stripe)

  const placed = await cards.place(2)

  expect(placed.body).toMatchObject({
    orderNumber: null,
    payment: { method: 'stripe', name: 'Card', status: 'pending' },
  })
  expect(await cards.orders()).toEqual([])
  expect(await mailsOf(cards)).toEqual([])
  expect((await cards.shopper.order(placed.body.token)).status).toBe(404)
  expect((await cards.payment(placed.body.token)).body).toMatchObject({ state: 'open' })

  stripe.pay(sessionOf(placed))
  shop.clock.pass(1)
  expect((await cards.payment(placed.body.token)).body.state).toBe('completed')

  expect(await cards.order()).toMatchObject({
    orderNumber: 1001,
    total: 25,
    paymentStatus: 'paid',
    oversold: 0,
    payments: [{ kind: 'payment', status: 'succeeded', provider: 'stripe', amount: 25 }],
  })
  expect((await mailsOf(cards)).toSorted()).toEqual(['order_confirmation', 'order_received'])
  expect((await cards.shopper.order(placed.body.token)).body).toMatchObject({ orderNumber: 1001 })
  expect(await cards.left()).toBe(8)
})

test('browser, event and job complete one order, however often and at once they come', async () => {
  const cards = await aCardShop(shop, stripe)
  const placed = await cards.place()
  stripe.pay(sessionOf(placed))
  const [completed, succeeded] = [
    lastEvent('checkout.session.completed'),
    lastEvent('payment_intent.succeeded'),
  ]

  shop.clock.pass(2)
  await Promise.all([
    cards.tell(succeeded),
    cards.tell(completed),
    cards.tell(completed),
    cards.payment(placed.body.token),
    cards.work(),
    cards.payment(placed.body.token),
  ])
  expect((await cards.tell(completed)).status).toBe(200)

  expect(await cards.orders()).toHaveLength(1)
  expect(await mailsOf(cards)).toHaveLength(2)
  expect((await cards.order()).payments).toHaveLength(1)
  expect([...cards.stripe().intents.values()]).toMatchObject([{ captures: 1 }])
  expect(await cards.left()).toBe(9)
})

test('the job finds a payment that no event reported', async () => {
  const cards = await aCardShop(shop, stripe)
  stripe.pay(sessionOf(await cards.place()))

  shop.clock.pass(2)
  await cards.work()

  expect(await cards.orders()).toHaveLength(1)
})

test('the same attempt leads to the same page, and no other session is begun', async () => {
  const cards = await aCardShop(shop, stripe)
  const agreed = await cards.agree()

  const [first, again] = [
    await cards.shopper.place(agreed, { key: 'the same' }),
    await cards.shopper.place(agreed, { key: 'the same' }),
  ]

  expect(again.body).toEqual(first.body)
  expect(cards.stripe().sessions.size).toBe(1)
})

test('stock that is reserved for a payment is not sold to others until it expires', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 1 })
  const placed = await cards.place()

  const other = await cards.shopper.buy([{ product: cards.sencha, quantity: 1 }])
  expect(other).toMatchObject({ status: 409, body: { code: 'insufficient_stock' } })
  expect(await cards.left()).toBe(1)

  shop.clock.pass(9)
  await cards.payment(placed.body.token)
  const stillReserved = await cards.shopper.buy([{ product: cards.sencha, quantity: 1 }])
  expect(stillReserved.status).toBe(409)

  shop.clock.pass(2)
  expect((await cards.shopper.buy([{ product: cards.sencha, quantity: 1 }])).status).toBe(201)
})

test('of many who want the last one, one pays, and no stock falls below 0', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 3 })
  const agreed = await cards.agree()
  const inCash = await cards.agree(1, { paymentMethod: 'cod' })

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => cards.shopper.place(index % 2 ? agreed : inCash)),
  )
  const won = answers.filter(({ status }) => status === 201)
  for (const { body } of won.filter(({ body }) => body.orderNumber === null))
    stripe.pay(sessionOf({ body } as never))
  shop.clock.pass(2)
  await cards.work()

  expect(won).toHaveLength(3)
  expect(await cards.orders()).toHaveLength(3)
  expect(await cards.left()).toBe(0)
  expect((await cards.orders()).every(({ oversold }) => oversold === 0)).toBe(true)
})

test('what is paid after its pieces are gone is an order that says so', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 3 })
  const placed = await cards.place(2)
  shop.clock.pass(11)
  await cards.shopper.buy([{ product: cards.sencha, quantity: 2 }])

  stripe.pay(sessionOf(placed))
  await cards.payment(placed.body.token)

  const order = await cards.order()
  expect(order).toMatchObject({ paymentStatus: 'paid', oversold: 1 })
  expect(order.events).toContainEqual(
    expect.objectContaining({ kind: 'oversold', pieces: 1, text: '1 × Sencha 100 g' }),
  )
  expect((await cards.orders())[0]).toMatchObject({ oversold: 1 })
  expect(await cards.left()).toBe(0)
})

test('while Stripe is out of reach nobody is charged, and the same attempt works later', async () => {
  const cards = await aCardShop(shop, stripe)
  const agreed = await cards.agree()
  stripe.fail(500)
  const refused = await cards.shopper.place(agreed, { key: 'mine' })
  stripe.fail()

  expect(refused).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } })
  const placed = await cards.shopper.place(agreed, { key: 'mine' })
  expect(placed.status).toBe(201)
  expect(sessionOf(placed)).toBeTruthy()
})

test('what was paid has to be what the order costs', async () => {
  const cards = await aCardShop(shop, stripe)
  const placed = await cards.place()
  const session = cards.stripe().sessions.get(sessionOf(placed))!
  session.amount_total = 1

  stripe.pay(session.id)
  const answer = await cards.tell(lastEvent('checkout.session.completed'))

  expect(answer.status).toBe(200)
  expect(await cards.orders()).toEqual([])
  expect(shop.logged.join('\n')).toContain('The paid amount differs from the total of the order.')
})

test('a second payment of the same order is refunded automatically', async () => {
  const cards = await aCardShop(shop, stripe)
  const first = await cards.place()
  const { token } = first.body
  const other = await cards.shopper.place(await cards.agree(1, { checkoutToken: token }))
  const left = cards.stripe().sessions.get(sessionOf(first))!
  stripe.pay(sessionOf(other))
  await cards.tell(lastEvent('checkout.session.completed'))
  left.status = 'open'
  stripe.pay(left.id)

  await cards.tell(lastEvent('checkout.session.completed'))
  await cards.work()

  expect(await cards.orders()).toHaveLength(1)
  expect((await cards.order()).payments).toMatchObject([
    { kind: 'payment', amount: 12.5 },
    { kind: 'payment', amount: 12.5 },
    { kind: 'refund', amount: 12.5, status: 'succeeded' },
  ])
  expect(left.intent.amount_refunded).toBe(1250)
})

test.each([
  ['JPY', 500, 500],
  ['ISK', 5, 500],
  ['KWD', 5.12, 5120],
])('%s %d is %i at Stripe', async (currency, price, amount) => {
  const cards = await aCardShop(shop, stripe, { currency, price })

  const placed = await cards.place()
  expect(cards.stripe().sessions.get(sessionOf(placed))).toMatchObject({ amount_total: amount })
  stripe.pay(sessionOf(placed))
  shop.clock.pass(1)
  await cards.payment(placed.body.token)

  expect(await cards.order()).toMatchObject({ total: price, paymentStatus: 'paid' })
})

test('an amount that cards cannot be charged with says so, and takes nothing', async () => {
  const cards = await aCardShop(shop, stripe, { currency: 'KWD', price: 5.124 })

  expect(await cards.place()).toMatchObject({
    status: 409,
    body: { code: 'payment_not_offered' },
  })
  expect(cards.stripe().sessions.size).toBe(0)
})

test('orders that share a discount do not wait in a circle, however they are paid', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 100 })
  const { storeId, owner } = cards.store
  const offered = await shop.call('POST', '/api/discounts', {
    as: owner,
    body: { storeId, ...aDiscount({ code: null, title: 'Autumn' }) },
  })
  expect(offered.status).toBe(201)
  const gyokuro = await shop.aProduct(cards.store)
  const inCash = await cards.shopper.agreeTo([{ product: gyokuro, quantity: 1 }])
  const placed = await Promise.all(Array.from({ length: 8 }, () => cards.place()))
  for (const each of placed) stripe.pay(sessionOf(each))
  shop.clock.pass(1)

  const [paid, ordered] = await Promise.all([
    Promise.all(placed.map(({ body }) => cards.payment(body.token))),
    Promise.all(placed.map((_, at) => cards.shopper.place(inCash, { key: `cash ${at}` }))),
  ])

  expect(new Set(paid.map(({ body }) => body.state))).toEqual(new Set(['completed']))
  expect(new Set(ordered.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await cards.orders()).toHaveLength(16)
})

test('keys that cannot be decrypted refuse the payment, and nothing is reserved', async () => {
  const cards = await aCardShop(shop, stripe, { stock: 1 })
  const neighbour = await aCardShop(shop, stripe)
  await onServer(
    inject('databaseUrl'),
    `UPDATE payment_connections SET secret_key =
      (SELECT secret_key FROM payment_connections WHERE store_id = '${neighbour.store.storeId}')
    WHERE store_id = '${cards.store.storeId}'`,
  )

  expect(await cards.place()).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } })

  const inCash = await cards.shopper.buy([{ product: cards.sencha, quantity: 1 }])
  expect(inCash.status).toBe(201)
  expect(shop.logged.join()).toContain('The stored keys of a payment provider cannot be decrypted.')
})
