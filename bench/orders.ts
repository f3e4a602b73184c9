import { randomUUID } from 'node:crypto'
import type { ProductCard } from '@vitrine/contract/product.ts'
import type { Quote } from '@vitrine/contract/quote.ts'
import type { StoreInfo } from '@vitrine/contract/store.ts'
import { prepareProduct, teaHost } from './product.ts'

/** Orders per second that 16 shoppers place, over all products that can be bought at once. */
const shoppers = 16
const seconds = 8

const product = await prepareProduct()
const server = await product.start()
// On the main host a public call may name any store; Node itself resolves no *.localhost.
const origin = server.origin.replace('127.0.0.1', 'localhost')

try {
  const { storeId } = await ask<StoreInfo>('GET', `/store/get-store-info?domain=${teaHost}`)
  const carts = await cartsOf(storeId)
  const times: number[] = []
  const end = Date.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: shoppers }, async (_, shopper) => {
      for (let turn = shopper; Date.now() < end; turn += 1) {
        const cart = carts[turn % carts.length]
        if (cart) times.push(await placeOrder(cart))
      }
    }),
  )
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  process.stdout.write(
    `place-order, ${shoppers} shoppers over ${carts.length} products: ` +
      `${Math.round(times.length / seconds)} orders/s, p95 ${p95.toFixed(1)} ms\n`,
  )
} finally {
  await server.stop()
  await product.remove()
}

async function cartsOf(storeId: string) {
  const query = `storeId=${storeId}&pageNumber=0&pageSize=100`
  const cards = await ask<ProductCard[]>('GET', `/products/fetch-products?${query}`)
  const quoted = await Promise.all(
    cards
      .filter((card) => card.stockStatus && !card.hasVariations)
      .map(async ({ id }) => {
        const cart = { storeId, lines: [{ productId: id, quantity: 1 }] }
        return { cart, quote: await ask<Quote>('POST', '/checkout/quote', cart) }
      }),
  )
  // A counted stock would run out within the first second.
  return quoted.filter(({ quote }) => quote.lines[0]?.available === null)
}

/** @returns milliseconds */
async function placeOrder({ cart, quote }: Awaited<ReturnType<typeof cartsOf>>[number]) {
  const shippingAddress = {
    firstName: 'Mei',
    lastName: 'Lin',
    address1: 'Teestraße 1',
    city: 'Berlin',
    postcode: '10115',
    country: 'DE',
  }
  const body = {
    ...cart,
    contact: { email: 'mei@tea.example' },
    shippingAddress,
    paymentMethod: 'cod',
    quoteHash: quote.quoteHash,
  }
  const started = performance.now()
  await ask('POST', '/checkout/place-order', body, { 'idempotency-key': randomUUID() })
  return performance.now() - started
}

async function ask<Answer>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}
