import { randomUUID } from 'node:crypto'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { Product as ShopProduct } from '@vitrine/contract/catalogue/product.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { openShop } from '@vitrine/harness/owner.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import { prepareProduct } from './product.ts'

/**
 * Measures quotes and orders per second of 16 shoppers on one machine, over many products and for
 * one. All stock is tracked.
 */
const shoppers = 16
const seconds = 8
/** V8 optimises code that has run some thousand times; PostgreSQL replans for the grown tables. */
const warmUpSeconds = 15
const manyProducts = 100

const product = await prepareProduct()
const server = await product.start({}, { everyCore: true })
// On the main host a public call may name any store; Node does not resolve *.localhost.
const origin = server.origin.replace('127.0.0.1', 'localhost')
const api = `${origin}/api`

try {
  const { storeId, headers } = await openShop(origin)
  const carts = []
  for (let at = 0; at < manyProducts; at += 1) {
    const tea = { storeId, name: `Tea ${at}`, price: 12.5, trackStock: true, stock: 1_000_000 }
    const { id } = (await requireDone<ShopProduct>(`${api}/products/add-product`, tea, headers))
      .body
    carts.push({ storeId, lines: [{ productId: id, quantity: 1 }] })
  }
  const quoted = await Promise.all(carts.map(async (cart) => ({ cart, hash: await quote(cart) })))

  await act(quoted, placeOrder, warmUpSeconds)
  await measure('quotes over many products', carts, quote)
  await measure('orders over many products', quoted, placeOrder, 300)
  await measure('orders, all of one product', quoted.slice(0, 1), placeOrder, 100)
} finally {
  await server.stop()
  await product.remove()
}

type Act<Thing> = (thing: Thing) => Promise<unknown>

async function act<Thing>(things: Thing[], once: Act<Thing>, seconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: shoppers }, async (_, shopper) => {
      for (let turn = shopper; performance.now() < end; turn += shoppers) {
        const thing = things[turn % things.length]
        const started = performance.now()
        if (thing) await once(thing)
        times.push(performance.now() - started)
      }
    }),
  )
  return times
}

async function measure<Thing>(name: string, things: Thing[], once: Act<Thing>, requested?: number) {
  const times = await act(things, once, seconds)
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  const perSecond = `${Math.round(times.length / seconds)}/s`.padStart(8)
  const limit = requested ? ` (limit ≥ ${requested}/s)` : ''
  process.stdout.write(
    `${name}, ${shoppers} shoppers`.padEnd(46) + `${perSecond}, p95 ${p95.toFixed(1)} ms${limit}\n`,
  )
}

async function quote(cart: object) {
  return (await requireDone<Quote>(`${api}/checkout/quote`, cart)).body.quoteHash
}

async function placeOrder({ cart, hash }: { cart: object; hash: string }) {
  const body = {
    ...cart,
    contact: { email: 'mei@tea.example' },
    shippingAddress,
    paymentMethod: 'cod',
    quoteHash: hash,
  }
  await requireDone(`${api}/checkout/place-order`, body, { 'idempotency-key': randomUUID() })
}
