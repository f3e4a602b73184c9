import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Quote } from '@vitrine/contract/checkout.ts'
import {
  signed,
  startStripe,
  type TestStripe,
} from '../apps/server/src/testing/stripe/start-stripe.ts'
import { ask, type Heard } from './ask.ts'
import { Product } from './product.ts'
import { openTeaShop, startStock, type TeaShop } from './tea-shop.ts'
import { withDatabase } from './with-database.ts'

const key = `sk_test_${randomUUID().replaceAll('-', '')}`
const webhookSecret = 'whsec_OfTheDrillAlone'
const patience = 120_000

interface Placed {
  token: string
  payment: { redirectUrl?: string }
}

interface Drill {
  payments: number
  kills: number
}

/**
 * Shoppers pay by card while the server is killed: as it begins a payment, hears of one, or makes
 * the order. Events come twice and in any order, some never.
 */
export async function killDuringPayments({ payments, kills }: Drill) {
  const stripe = await startStripe()
  const product = await Product.prepare({ STRIPE_API_URL: stripe.url })
  try {
    await product.start()
    const shop = await openCardShop(product)
    const killing = killNowAndThen(product, kills)
    const paid = await Promise.all(
      Array.from({ length: payments }, () => buy(product, stripe, shop)),
    )
    await Promise.all([killing, tellUntilHeard(product, stripe, shop)])
    await untilOrdered(product, shop, payments)
    const counts = await count(product, shop)
    const intents = [...stripe.accounts.get(key)!.intents.values()]
    return {
      ...counts,
      paid: new Set(paid).size,
      captured: intents.filter(({ captures }) => captures === 1).length,
      capturedTwice: intents.filter(({ captures }) => captures > 1).length,
      givenBack: intents.filter(({ amount_refunded }) => amount_refunded > 0).length,
      errors: product.errors,
    }
  } finally {
    await product.remove()
    await stripe.stop()
  }
}

async function openCardShop(product: Product) {
  const shop = await openTeaShop(product.origin)
  const { storeId } = shop
  const body = JSON.stringify({ storeId, secretKey: key, webhookSecret })
  const answer = await fetch(`${product.origin}/api/payments/stripe`, {
    method: 'PUT',
    body,
    headers: { ...shop.headers, 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(await answer.text())
  return shop
}

async function killNowAndThen(product: Product, kills: number) {
  for (let round = 0; round < kills; round += 1) {
    await wait(randomInt(300, 1500))
    await product.kill('server', randomInt(300))
    await product.start()
  }
}

/** Sends the order until it is answered, and then pays. @returns its token */
async function buy(product: Product, stripe: TestStripe, { storeId, sencha }: TeaShop) {
  await wait(randomInt(2500))
  const cart = { storeId, lines: [{ productId: sencha.id, quantity: 1 }], paymentMethod: 'stripe' }
  const { quoteHash } = await untilAnswered<Quote>(() =>
    ask(`${product.origin}/api/checkout/quote`, cart),
  )
  const contact = { email: `${randomUUID()}@shopper.example` }
  const body = { ...cart, quoteHash, contact, shippingAddress }
  const attempt = { 'idempotency-key': randomUUID() }
  const { token, payment } = await untilAnswered<Placed>(() =>
    ask(`${product.origin}/api/checkout/place-order`, body, attempt),
  )
  stripe.pay(payment.redirectUrl!.split('/').at(-1)!)
  // Some come back, some close the window.
  if (randomInt(2)) await ask(`${product.origin}/api/checkout/payment`, { token })
  return token
}

async function untilAnswered<Body>(attempt: () => Promise<Heard<Body>>): Promise<Body> {
  const deadline = Date.now() + patience
  for (;;) {
    const { status, body } = await attempt()
    if (status === 200 || status === 201) return body
    const isWorthIt = status === undefined || status === 503 || status === 409
    if (!isWorthIt || Date.now() > deadline)
      throw new Error(`Refused: ${status} ${JSON.stringify(body)}`)
    await wait(randomInt(50, 200))
  }
}

/** Every event twice and out of order, each until it is accepted once; a third of them never. */
async function tellUntilHeard(product: Product, stripe: TestStripe, { storeId }: TeaShop) {
  const told = stripe.events.filter((_, index) => index % 3)
  const queue = [...told, ...told].toSorted(() => Math.random() - 0.5)
  const tell = async () => {
    for (let event = queue.pop(); event; event = queue.pop()) await tellOne(event.payload)
  }
  const tellOne = async (payload: string) => {
    const deadline = Date.now() + patience
    while (Date.now() < deadline) {
      const answer = await fetch(`${product.origin}/webhooks/stripe/${storeId}`, {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': signed(payload, webhookSecret) },
      }).catch(() => undefined)
      if (answer?.ok) return
      await wait(randomInt(50, 200))
    }
    throw new Error('An event was never accepted.')
  }
  await Promise.all(Array.from({ length: 6 }, tell))
}

/** Of what nobody told, the job finds the rest. */
async function untilOrdered(product: Product, shop: TeaShop, payments: number) {
  const deadline = Date.now() + patience
  for (;;) {
    const { orders } = await count(product, shop)
    if (orders >= payments || Date.now() > deadline) return
    await withDatabase(product, (client) =>
      client.query(`UPDATE checkouts SET check_at = now() WHERE status = 'open'`),
    )
    await wait(500)
  }
}

async function count(product: Product, { storeId, sencha }: Pick<TeaShop, 'storeId' | 'sencha'>) {
  return await withDatabase(product, async (client) => {
    const { rows } = await client.query<
      Record<
        'orders' | 'tokens' | 'lastNumber' | 'received' | 'doubled' | 'mails' | 'left' | 'kept',
        number
      >
    >(
      `SELECT count(*)::int AS orders, count(DISTINCT token)::int AS tokens,
        max(number) AS "lastNumber",
        (SELECT count(*)::int FROM order_payments WHERE store_id = $1 AND kind = 'payment') AS received,
        (SELECT count(*)::int FROM (SELECT FROM order_payments WHERE store_id = $1
          GROUP BY order_id HAVING count(*) > 1) d) AS doubled,
        (SELECT count(*)::int FROM outbox
          WHERE store_id = $1 AND kind = 'order_confirmation') AS mails,
        (SELECT stock FROM products WHERE store_id = $1 AND id = $2) AS left,
        (SELECT count(*)::int FROM stock_reservations WHERE store_id = $1) AS kept
      FROM orders WHERE store_id = $1`,
      [storeId, sencha.id],
    )
    const { left, ...counts } = rows[0]!
    return { ...counts, sold: startStock - left }
  })
}

const shippingAddress = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: 'Teestraße 1',
  city: 'Berlin',
  postcode: '10115',
  country: 'DE',
}
