import { inPlatform } from '@vitrine/db/in-platform.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { aDomain } from '../../testing/a-domain.ts'
import { aCardShop, type CardShop, sessionOf } from '../../testing/a-card-shop.ts'
import { draftOf, draftsOf, tokenOf } from '../../testing/a-draft.ts'
import { aPlainShopper, anAddress } from '../../testing/a-plain-shopper.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { startStripe } from '../../testing/stripe/start-stripe.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const { shop } = await startStorefront(undefined, { STRIPE_API_URL: stripe.url })

async function become({ store: { storeId } }: CardShop, status: 'live' | 'suspended') {
  await inPlatform(shop.services.db, async (tx) => {
    await tx.update(stores).set({ status }).where(eq(stores.id, storeId))
    await bumpVersionOf(tx, storeId)
  })
  shop.services.hosts.forget(storeId)
}

const inCash = (cards: CardShop, wishes = {}) => cards.agree(1, { paymentMethod: 'cod', ...wishes })

test('a suspended shop takes no orders', async () => {
  const cards = await aCardShop(shop, stripe)
  const agreed = await inCash(cards)
  await become(cards, 'suspended')

  const refused = { status: 409, body: { code: 'shop_paused' } }
  expect(await cards.shopper.place(agreed, { key: 'mine' })).toMatchObject(refused)
  expect(await cards.place()).toMatchObject(refused)

  expect(await cards.orders()).toEqual([])
  expect(cards.stripe().sessions.size).toBe(0)
  expect(await cards.left()).toBe(10)
  await become(cards, 'live')
  expect((await cards.shopper.place(agreed, { key: 'mine' })).status).toBe(201)
})

test('what was ordered before the shop was paused is answered still', async () => {
  const cards = await aCardShop(shop, stripe)
  const agreed = await inCash(cards)
  const placed = await cards.shopper.place(agreed, { key: 'mine' })
  await become(cards, 'suspended')

  expect(await cards.shopper.place(agreed, { key: 'mine' })).toMatchObject({
    status: 201,
    body: placed.body,
  })
  expect((await cards.shopper.order(placed.body.token)).status).toBe(200)
})

test('what is paid while the shop is paused is an order all the same', async () => {
  const cards = await aCardShop(shop, stripe)
  const placed = await cards.place()
  await become(cards, 'suspended')

  stripe.pay(sessionOf(placed))
  shop.clock.pass(1)

  expect((await cards.payment(placed.body.token)).body.state).toBe('completed')
  expect(await cards.orders()).toHaveLength(1)
  const again = await inCash(cards, { checkoutToken: placed.body.token })
  expect(await cards.shopper.place(again)).toMatchObject({ body: { orderNumber: 1001 } })
})

test('a payment link orders nothing while the shop is paused, and works again afterwards', async () => {
  const cards = await aCardShop(shop, stripe)
  const drafts = draftsOf(shop, cards.store)
  const token = tokenOf(await drafts.made(draftOf(cards.sencha)))
  await become(cards, 'suspended')

  for (const method of ['cod', 'stripe'])
    expect(await drafts.pay(token, method)).toMatchObject({
      status: 409,
      body: { code: 'shop_paused' },
    })
  expect(await cards.orders()).toEqual([])
  expect(cards.stripe().sessions.size).toBe(0)

  await become(cards, 'live')
  expect(await drafts.pay(token)).toMatchObject({ status: 201, body: { orderNumber: 1001 } })
})

test('the checkout says that the shop takes a break, with JavaScript and without', async () => {
  const cards = await aCardShop(shop, stripe)
  const shopper = aPlainShopper(shop, cards.store)
  const lines = `/checkout?lines=${cards.sencha.id}::1`
  const open = await shopper.open(lines)
  expect(open.html).toContain('value="place"')
  await become(cards, 'suspended')

  const sent = await shopper.press(open, 'place', anAddress())

  for (const page of [sent, await shopper.open(lines), await shopper.open('/checkout')]) {
    expect(page.html).toContain('This shop is taking a break')
    expect(page.html).not.toContain('value="place"')
  }
  expect(sent.status).toBe(409)
  expect(await cards.orders()).toEqual([])
})

test('the pages of a suspended shop say only that it takes a break, at the host that was asked', async () => {
  const { store, ...cards } = await aCardShop(shop, stripe)
  const domain = await aDomain(shop, store, { isPrimary: true })
  await become({ store, ...cards }, 'suspended')

  for (const host of [store.storeDomain, domain]) {
    const page = await shop.fetch('/', { host })
    expect(page.status).toBe(503)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    const text = await page.text()
    expect(text).toContain('This shop is taking a break')
    expect(text).not.toContain(store.name)
  }
})
