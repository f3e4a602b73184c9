import { defaultPayments } from '@vitrine/commerce/settings/payment-methods.ts'
import type { StripeConnection } from '@vitrine/contract/shop/payments.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { paymentConnections } from '@vitrine/db/schema/payments.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import { connect } from '../../../testing/a-card-shop.ts'
import { startShop } from '../../../testing/start-shop.ts'
import { startStripe } from '../../../testing/stripe/start-stripe.ts'

const stripe = await startStripe()
afterAll(() => stripe.stop())
const shop = startShop({}, openTestDatabase(), { STRIPE_API_URL: stripe.url })

const secretKey = `sk_test_${newId().replaceAll('-', '')}`
const webhookSecret = 'whsec_SenchaAndBancha'

test('keys are tried, sealed and never shown again', async () => {
  const store = await shop.aStore()

  const connected = await connect(shop, store, { secretKey, webhookSecret, capture: 'manual' })

  expect(connected.body).toMatchObject({
    connected: true,
    account: 'Tea House GmbH',
    mode: 'test',
    capture: 'manual',
    keyEnd: secretKey.slice(-4),
    webhookEnd: 'ncha',
  })
  const stored = await inStore(shop.services.db, store.storeId, (tx) =>
    tx.select().from(paymentConnections),
  )
  const everything = JSON.stringify([connected.body, stored, shop.logged])
  expect(everything).not.toContain(secretKey)
  expect(everything).not.toContain(webhookSecret)
})

test('a key that Stripe refuses is an error at its field, and nothing is stored', async () => {
  const store = await shop.aStore()

  const refused = await connect(shop, store, { secretKey: 'sk_test_refused12345' })

  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'keys_refused', issues: [{ path: 'secretKey' }] },
  })
  expect((await methods(store)).map(({ id }) => id)).toEqual(['cod', 'bank'])
})

test('while Stripe is unreachable nothing is stored either', async () => {
  const store = await shop.aStore()
  stripe.fail(500)
  const refused = await connect(shop, store, { secretKey })
  stripe.fail()

  expect(refused).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } })
})

test.each([
  [{ secretKey: 'pk_test_12345678' }, 'secretKey'],
  [{ webhookSecret: 'secret' }, 'webhookSecret'],
  [{}, 'secretKey'],
])('%j is refused with its place', async (keys, path) => {
  const refused = await connect(shop, await shop.aStore(), keys)

  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(refused.body.issues?.[0]?.path).toBe(path)
})

type Owned = Awaited<ReturnType<typeof shop.aStore>>

async function methods({ storeId, owner: as }: Owned) {
  const { body } = await shop.call<{
    methods: { id: string; enabled: boolean }[]
    revision: number
  }>('GET', '/api/payments', { as, body: { storeId } })
  return body.methods
}

test('cards are a way to pay while they are connected', async () => {
  const store = await shop.aStore()
  const { owner: as, storeId } = store
  const config = () =>
    shop.call('GET', '/api/checkout/config', { host: store.storeDomain, body: { storeId } })

  await connect(shop, store, { secretKey })
  expect((await methods(store)).map(({ id }) => id)).toEqual(['cod', 'bank', 'stripe'])
  expect((await config()).body).toMatchObject({
    testMode: true,
    paymentMethods: [
      { id: 'cod', online: false },
      { id: 'stripe', online: true },
    ],
  })

  await connect(shop, store, { capture: 'manual' })
  const { body } = await shop.call<StripeConnection>('DELETE', '/api/payments/stripe', {
    as,
    body: { storeId },
  })
  expect(body).toMatchObject({ connected: false, keyEnd: null })
  expect((await methods(store)).map(({ id }) => id)).toEqual(['cod', 'bank'])
  expect((await config()).body).toMatchObject({ testMode: false })
})

test('nobody takes cards by naming them', async () => {
  const { storeId, owner: as } = await shop.aStore()
  const card = { ...defaultPayments.methods[0], id: 'stripe', name: 'Card' }

  const refused = await shop.call('PUT', '/api/payments', {
    as,
    body: { storeId, methods: [card], revision: 0 },
  })

  expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'methods.0.id' }] } })
})
