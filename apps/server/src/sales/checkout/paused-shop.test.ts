import { afterAll, expect, test } from 'vitest'
import { aCardShop, type CardShop, sessionOf } from '../../testing/a-card-shop.ts'
import { draftOf, draftsOf, tokenOf } from '../../testing/a-draft.ts'
import { aPlainShopper, anAddress } from '../../testing/a-plain-shopper.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { resumeShop, suspendShop } from '../../testing/suspend-shop.ts'
import { startStripe } from '../../testing/stripe/start-stripe.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const { shop } = await startStorefront(undefined, { STRIPE_API_URL: stripe.url })

const suspend = ({ store }: CardShop) => suspendShop(shop, store)
const resume = ({ store }: CardShop) => resumeShop(shop, store)

const inCash = (cards: CardShop, wishes = {}) => cards.agree(1, { paymentMethod: 'cod', ...wishes })

test('a suspended shop takes no orders', async () => {
  const cards = await aCardShop(shop, stripe)
  const agreed = await inCash(cards)
  const byCard = await cards.agree(1)
  await suspend(cards)

  const refused = { status: 409, body: { code: 'shop_paused' } }
  expect(await cards.shopper.place(agreed, { key: 'mine' })).toMatchObject(refused)
  expect(await cards.shopper.place(byCard)).toMatchObject(refused)

  expect(await cards.orders()).toEqual([])
  expect(cards.stripe().sessions.size).toBe(0)
  expect(await cards.left()).toBe(10)
  await resume(cards)
  expect((await cards.shopper.place(agreed, { key: 'mine' })).status).toBe(201)
})

test('what was ordered before the shop was paused is answered still', async () => {
  const cards = await aCardShop(shop, stripe)
  const agreed = await inCash(cards)
  const placed = await cards.shopper.place(agreed, { key: 'mine' })
  await suspend(cards)

  expect(await cards.shopper.place(agreed, { key: 'mine' })).toMatchObject({
    status: 201,
    body: placed.body,
  })
  expect((await cards.shopper.order(placed.body.token)).status).toBe(200)
})

test('what is paid while the shop is paused is an order all the same', async () => {
  const cards = await aCardShop(shop, stripe)
  const agreed = await inCash(cards)
  const placed = await cards.place()
  await suspend(cards)

  stripe.pay(sessionOf(placed))
  shop.clock.pass(1)

  expect((await cards.payment(placed.body.token)).body.state).toBe('completed')
  expect(await cards.orders()).toHaveLength(1)
  const again = { ...agreed, checkoutToken: placed.body.token }
  expect(await cards.shopper.place(again)).toMatchObject({ body: { orderNumber: 1001 } })
})

test('a payment link orders nothing while the shop is paused, and works again afterwards', async () => {
  const cards = await aCardShop(shop, stripe)
  const drafts = draftsOf(shop, cards.store)
  const token = tokenOf(await drafts.made(draftOf(cards.sencha)))
  await suspend(cards)

  for (const method of ['cod', 'stripe'])
    expect(await drafts.pay(token, method)).toMatchObject({
      status: 409,
      body: { code: 'shop_paused' },
    })
  expect(await cards.orders()).toEqual([])
  expect(cards.stripe().sessions.size).toBe(0)

  await resume(cards)
  expect(await drafts.pay(token)).toMatchObject({ status: 201, body: { orderNumber: 1001 } })
})

test('the checkout without JavaScript orders nothing, and says that the shop is unavailable', async () => {
  const cards = await aCardShop(shop, stripe)
  const shopper = aPlainShopper(shop, cards.store)
  const open = await shopper.open(`/checkout?lines=${cards.sencha.id}::1`)
  expect(open.html).toContain('value="place"')
  await suspend(cards)

  const sent = await shopper.press(open, 'place', anAddress())

  expect(sent.status).toBe(503)
  expect(sent.html).toContain('This shop is unavailable')
  expect(await cards.orders()).toEqual([])
})
