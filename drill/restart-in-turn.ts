import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { ask, requireDone } from '@vitrine/harness/ask.ts'
import { Product } from '@vitrine/harness/product.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import { place } from './retrying-shopper.ts'
import { type RoundRobin, startRoundRobin } from './round-robin.ts'
import { openTeaShop, type TeaShop } from './tea-shop.ts'

interface Restarts {
  restarts: number
  drainSeconds: number
  tell?: (line: string) => void
}

export interface RestartCounts {
  restarts: number
  orders: number
  pages: number
  broken: string[]
  /** Milliseconds from SIGTERM to exit. */
  slowestStop: number
}

export async function restartInTurn({ restarts, drainSeconds, tell = () => {} }: Restarts) {
  const product = await Product.prepare({ DRAIN_SECONDS: `${drainSeconds}` })
  const servers = [product, product.beside()]
  const counts: RestartCounts = { restarts: 0, orders: 0, pages: 0, broken: [], slowestStop: 0 }
  let proxy: RoundRobin | undefined
  try {
    for (const server of servers) await server.start()
    proxy = await startRoundRobin(servers)
    const shop = await openTeaShop(proxy.origin)
    const over = new AbortController()
    const load = [
      ...Array.from({ length: 4 }, () => orderUntil(over.signal, proxy!, shop, counts)),
      ...Array.from({ length: 4 }, () => lookUntil(over.signal, proxy!, shop, counts)),
    ]
    while (counts.restarts < restarts) {
      const server = servers[counts.restarts % servers.length]!
      const startedAt = performance.now()
      await server.stop()
      counts.slowestStop = Math.max(counts.slowestStop, Math.round(performance.now() - startedAt))
      await server.start()
      while (proxy.countReady() < servers.length) await wait(50)
      counts.restarts += 1
      tell(`restart ${counts.restarts}: ${counts.orders} orders, ${proxy.broken.length} broken`)
    }
    over.abort()
    await Promise.all(load)
    counts.broken.push(...proxy.broken)
    return counts
  } finally {
    proxy?.stop()
    for (const server of servers.toReversed()) await server.stop()
    await product.remove()
  }
}

async function orderUntil(
  over: AbortSignal,
  { origin }: RoundRobin,
  shop: TeaShop,
  counts: RestartCounts,
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
  { origin }: RoundRobin,
  { storeDomain: host }: TeaShop,
  counts: RestartCounts,
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
