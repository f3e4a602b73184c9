import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { ask, requireDone } from '@vitrine/harness/ask.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import { place } from './retrying-shopper.ts'
import type { RoundRobin } from './round-robin.ts'
import type { TeaShop } from './tea-shop.ts'

export interface LoadCounts {
  orders: number
  pages: number
  broken: string[]
}

type Origin = Pick<RoundRobin, 'origin'>

/**
 * Four shoppers who order and four who look at pages, none of whom retries.
 * @returns ends the load once what is in flight is answered
 */
export function startLoad(proxy: Origin, shop: TeaShop, counts: LoadCounts): () => Promise<void> {
  const over = new AbortController()
  const load = [orderUntil, lookUntil].flatMap((work) =>
    Array.from({ length: 4 }, () => work(over.signal, proxy, shop, counts)),
  )
  return async () => {
    over.abort()
    await Promise.all(load)
  }
}

async function orderUntil(
  over: AbortSignal,
  { origin }: Origin,
  shop: TeaShop,
  counts: LoadCounts,
) {
  const cart = { storeId: shop.storeId, lines: [{ productId: shop.sencha.id, quantity: 1 }] }
  const { body: quote } = await requireDone<Quote>(`${origin}/api/checkout/quote`, cart)
  while (!over.aborted) {
    const key = randomUUID()
    const contact = { email: `${key}@shopper.example` }
    const order = { ...cart, contact, shippingAddress, paymentMethod: 'cod' }
    const { status = 0 } = await place(origin, key, { ...order, quoteHash: quote.quoteHash })
    if (status < 300 && status > 0) counts.orders += 1
    else if (status === 0 || status >= 500) counts.broken.push(`an order: ${status}`)
    await ask(`${origin}/api/checkout/quote`, cart)
    await wait(50)
  }
}

async function lookUntil(
  over: AbortSignal,
  { origin }: Origin,
  { storeDomain: host }: TeaShop,
  counts: LoadCounts,
) {
  while (!over.aborted) {
    const status = await new Promise<number>((resolve) => {
      get(origin, { headers: { host } }, (answer) => {
        answer.once('error', () => resolve(0)).once('end', () => resolve(answer.statusCode ?? 0))
        answer.resume()
      }).once('error', () => resolve(0))
    })
    if (status === 200) counts.pages += 1
    else counts.broken.push(`a page: ${status}`)
    await wait(20)
  }
}
