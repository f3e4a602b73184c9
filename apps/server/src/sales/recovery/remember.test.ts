import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import {
  hoursPass,
  storedCheckouts,
  remindsShoppers,
  typesAddress,
} from '../../testing/a-left-checkout.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { asksAtCheckout } from '../../testing/asks-at-checkout.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

async function aCart(store?: OwnedStore) {
  const at = store ?? (await shop.aStore())
  if (!store) await remindsShoppers(shop, at)
  const product = await shop.aProduct(at, { price: 12.5 })
  return { store: at, sencha: product, lines: [{ product, quantity: 2 }] }
}

test('where reminders are off, as in every new shop, nothing is stored', async () => {
  const { store, lines } = await aCart(await shop.aStore())

  expect(await typesAddress(shop, store, lines)).toMatchObject({
    status: 202,
    body: { done: true },
  })

  expect(await storedCheckouts(shop, store)).toEqual([])
})

test('the stored checkout has the cart, the shopper, the consent text and its time', async () => {
  const { store, sencha, lines } = await aCart()

  await typesAddress(shop, store, lines, { email: 'Ada@Example.com' })

  const [stored, ...more] = await storedCheckouts(shop, store)
  expect(more).toEqual([])
  expect(stored).toMatchObject({
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    country: 'GB',
    locale: 'en-GB',
    lines: [{ productId: sencha.id, variationId: null, quantity: 2 }],
    currency: 'EUR',
    value: 2500,
    basis: 'soft_opt_in',
    consentWords: expect.stringMatching(/we email you one reminder.*\[ \] Do not remind me$/),
    consentAt: expect.any(Date),
    status: 'waiting',
  })
})

test('where shoppers have to agree, only a box that they tick is a basis', async () => {
  const store = await shop.aStore()
  await remindsShoppers(shop, store, { basis: 'opt_in' })
  const { lines } = await aCart(store)
  const agreed = () => typesAddress(shop, store, lines, { basis: 'opt_in' })

  await agreed()
  expect(await storedCheckouts(shop, store)).toEqual([])

  await asksAtCheckout(shop, store, { marketing: 'unticked' })
  await typesAddress(shop, store, lines, { basis: 'soft_opt_in' })
  expect(await storedCheckouts(shop, store)).toEqual([])

  await agreed()
  expect(await storedCheckouts(shop, store)).toMatchObject([
    { basis: 'opt_in', consentWords: expect.stringMatching(/\[x\] Send me news/) },
  ])
})

test('a pre-ticked box is no consent, and the settings say so', async () => {
  const store = await shop.aStore()
  await remindsShoppers(shop, store, { basis: 'opt_in' })
  await asksAtCheckout(shop, store, { marketing: 'ticked' })
  const { lines } = await aCart(store)

  await typesAddress(shop, store, lines, { basis: 'opt_in' })

  expect(await storedCheckouts(shop, store)).toEqual([])
  const call = { as: store.owner, body: { storeId: store.storeId } }
  expect((await shop.call('GET', '/api/abandoned-checkouts/settings', call)).body).toMatchObject({
    basis: 'opt_in',
    marketing: 'ticked',
  })
})

test('one browser has one row, and one address too', async () => {
  const { store, sencha, lines } = await aCart()
  const token = `${newId()}${newId()}`
  await typesAddress(shop, store, lines, { token, email: 'ad@example.com' })
  const [first] = await storedCheckouts(shop, store)

  await typesAddress(shop, store, [{ product: sencha, quantity: 5 }], { token })
  const [second, ...more] = await storedCheckouts(shop, store)
  expect(more).toEqual([])
  expect(second).toMatchObject({ id: first!.id, email: 'ada@example.com', items: 5, value: 6250 })
  expect(second!.consentAt).not.toEqual(first!.consentAt)

  await typesAddress(shop, store, lines, { token })
  expect((await storedCheckouts(shop, store))[0]!.consentAt).toEqual(second!.consentAt)

  await typesAddress(shop, store, lines)
  expect(await storedCheckouts(shop, store)).toMatchObject([{ items: 2 }])
  expect((await storedCheckouts(shop, store))[0]!.id).not.toBe(first!.id)
})

test('a shopper who objects is forgotten at once, and nobody else', async () => {
  const { store, lines } = await aCart()
  const token = `${newId()}${newId()}`
  await typesAddress(shop, store, lines, { token })
  await typesAddress(shop, store, lines, { email: 'bea@example.com' })

  const { storeId, storeDomain: host } = store
  const body = { storeId, token }
  expect((await shop.call('POST', '/api/checkout/forget', { host, body })).status).toBe(200)

  expect(await storedCheckouts(shop, store)).toMatchObject([{ email: 'bea@example.com' }])
})

test('a price, a basis that is none, a broken line and a foreign store are refused', async () => {
  const [{ store, lines, sencha }, other] = [await aCart(), await aCart()]
  const send = (values: object) => typesAddress(shop, store, lines, values)
  const line = { productId: sencha.id, variationId: null, quantity: 1 }

  expect((await send({ lines: [{ ...line, price: 1 }] })).status).toBe(400)
  expect((await send({ lines: [{ ...line, quantity: 0 }] })).status).toBe(400)
  expect((await send({ lines: [] })).status).toBe(400)
  expect((await send({ lines: Array.from({ length: 201 }, () => line) })).status).toBe(400)
  expect((await send({ basis: undefined })).status).toBe(400)
  expect((await send({ basis: 'none' })).status).toBe(400)
  expect((await send({ email: 'ada' })).status).toBe(400)
  expect((await send({ token: 'guess' })).status).toBe(400)
  expect((await send({ locale: '<script>' })).status).toBe(400)
  expect((await send({ storeId: other.store.storeId })).status).toBe(404)
  const foreign = [{ product: other.sencha, quantity: 1 }]
  expect((await typesAddress(shop, store, foreign)).status).toBe(202)
  expect(await storedCheckouts(shop, store)).toEqual([])
  expect(await storedCheckouts(shop, other.store)).toEqual([])
})

test('one network sends 600 an hour, then waits', async () => {
  const { store } = await aCart()
  const { storeId, storeDomain: host } = store
  const body = {
    storeId,
    token: newId(),
    email: 'ada@example.com',
    basis: 'opt_in',
    lines: [{ productId: newId(), quantity: 1 }],
  }
  const from = '203.0.113.7'
  const send = () => shop.call<RefusalBody>('POST', '/api/checkout/remember', { host, body, from })
  for (const _ of Array.from({ length: 12 })) {
    const answers = await Promise.all(Array.from({ length: 50 }, send))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  }

  const refused = await send()

  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a shopper who orders within ten minutes is not stored, and not right after either', async () => {
  const { store, lines } = await aCart()
  const reminderToken = `${newId()}${newId()}`
  await typesAddress(shop, store, lines, { token: reminderToken })

  const placed = await aShopper(shop, store).buy(lines, { values: { reminderToken } })
  await typesAddress(shop, store, lines, { token: reminderToken })

  expect(placed.status).toBe(201)
  expect(await storedCheckouts(shop, store)).toEqual([])
})

test('what ends with an order tells which', async () => {
  const { store, lines } = await aCart()
  const reminderToken = `${newId()}${newId()}`
  await typesAddress(shop, store, lines, { token: reminderToken, email: 'bea@example.com' })
  await typesAddress(shop, store, lines)
  await hoursPass(shop, store, 1)

  await aShopper(shop, store).buy(lines, { values: { reminderToken } })

  const stored = await storedCheckouts(shop, store)
  expect(stored).toMatchObject([
    { email: 'bea@example.com', status: 'recovered', token: null, remindAt: null },
    { email: 'ada@example.com', status: 'ended', token: null, remindAt: null },
  ])
  expect(stored[0]!.orderId).toBe(stored[1]!.orderId)
  expect(stored[0]!.orderId).not.toBeNull()
})
