import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentState, ShopperOrder } from '@vitrine/contract/sales/checkout.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { TestStripe } from '../apps/server/src/testing/stripe/start-stripe.ts'
import { ask, type Answer } from '@vitrine/harness/ask.ts'
import { askInShop, type CardShop } from './card-shop.ts'
import type { Product } from '@vitrine/harness/product.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'

const timeoutMs = 120_000

export interface Card {
  product: Product
  stripe: TestStripe
  shop: CardShop
}

interface Placed {
  token: string
  payment: { redirectUrl: string }
}

export async function payUntil(card: Card, paid: string[], over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const { token, payment } = await order(card)
    card.stripe.pay(payment.redirectUrl.split('/').at(-1)!)
    paid.push(token)
    if (randomInt(2)) await askInShop(card.product, card.shop, payments, { token })
    await wait(randomInt(100, 400))
  }
}

const payments = '/api/checkout/payment'

async function order({ product, shop: { storeId, sencha } }: Card): Promise<Placed> {
  const cart = { storeId, lines: [{ productId: sencha.id, quantity: 1 }], paymentMethod: 'stripe' }
  const { quoteHash } = await untilAnswered(() =>
    ask<Quote>(`${product.origin}/api/checkout/quote`, cart),
  )
  const contact = { email: `${randomUUID()}@shopper.example` }
  const attempt = { 'idempotency-key': randomUUID() }
  const body = { ...cart, quoteHash, contact, shippingAddress }
  return await untilAnswered(() =>
    ask<Placed>(`${product.origin}/api/checkout/place-order`, body, attempt),
  )
}

/** Reads the order as the thank-you page does; its number names the Purchase event. */
export async function readOrder({ product, shop }: Card, token: string): Promise<ShopperOrder> {
  const { state } = await untilAnswered(() =>
    askInShop<PaymentState>(product, shop, payments, { token }),
  )
  if (state !== 'completed') throw new Error(`What was paid is ${state}.`)
  return await untilAnswered(() =>
    askInShop<ShopperOrder>(product, shop, `/api/checkout/order?token=${token}`),
  )
}

async function untilAnswered<Body>(
  attempt: () => Promise<Answer<Body | undefined>>,
): Promise<Body> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const { status, body } = await attempt()
    if (body && (status === 200 || status === 201)) return body
    const isWorthIt = status === undefined || status === 503 || status === 409
    if (!isWorthIt || Date.now() > deadline)
      throw new Error(`Refused: ${status} ${JSON.stringify(body)}`)
    await wait(randomInt(50, 200))
  }
}
