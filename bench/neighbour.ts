import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product as ShopProduct } from '@vitrine/contract/catalogue/product.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { openAnotherShop, openShop, type Owner } from '@vitrine/harness/owner.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import { beforeAndNow } from './before-and-now.ts'
import { placeFrom } from './hostile/place-from.ts'

/**
 * `npm run bench:neighbour`: measures an order in one store, alone and while 300 buyers race for
 * one product of another. Refused buyers retry as their browsers would.
 */
const buyers = 300
const seconds = 10
await beforeAndNow(async (product, say) => {
  const server = await product.start({}, { everyCore: true })
  // On the main host a public call may name any store; Node does not resolve *.localhost.
  const port = Number(new URL(server.origin).port)
  const origin = server.origin.replace('127.0.0.1', 'localhost')
  const api = `${origin}/api`
  try {
    const crowded = await openShop(origin)
    const crowd = await anOrder(api, crowded)
    const quiet = await openAnotherShop(origin, crowded, { name: 'Cup House' })
    const neighbour = await anOrder(api, quiet)

    await ordersFor(5, neighbour, port)
    const alone = await ordersFor(seconds, neighbour, port)
    const answers: Record<string, number> = {}
    const over = new AbortController()
    const race = Array.from({ length: buyers }, (_, buyer) =>
      buyUntil(over.signal, { order: crowd, buyer, port }, answers),
    )
    await wait(1000)
    const beside = await ordersFor(seconds, neighbour, port)
    over.abort()
    await Promise.all(race)

    const ratio = (beside.p95 / alone.p95).toFixed(1)
    say(`a neighbour's order, alone: ${inWords(alone)}`)
    say(`beside ${buyers} buyers of another shop: ${inWords(beside)}`)
    say(`ratio of p95 ${ratio} (limit ≤ 3); the crowd was answered ${JSON.stringify(answers)}`)
  } finally {
    await server.stop()
  }
})

async function anOrder(api: string, { storeId, headers }: Owner) {
  const tea = { storeId, name: 'Sencha', price: 12.5, trackStock: true, stock: 1_000_000 }
  const { body: added } = await requireDone<ShopProduct>(
    `${api}/products/add-product`,
    tea,
    headers,
  )
  const cart = { storeId, lines: [{ productId: added.id, quantity: 1 }] }
  const { body: quote } = await requireDone<Quote>(`${api}/checkout/quote`, cart)
  const contact = { email: 'mei@tea.example' }
  return { ...cart, contact, shippingAddress, paymentMethod: 'cod', quoteHash: quote.quoteHash }
}

/** Places one order after the other, with a pause between. */
async function ordersFor(requested: number, order: object, port: number) {
  const times: number[] = []
  const refused: Record<string, number> = {}
  const end = performance.now() + requested * 1000
  while (performance.now() < end) {
    const started = performance.now()
    const status = await placeFrom('127.0.0.1', port, order)
    if (status === 201) times.push(performance.now() - started)
    else refused[String(status)] = (refused[String(status)] ?? 0) + 1
    await wait(20)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), orders: times.length, refused }
}

async function buyUntil(
  over: AbortSignal,
  { order, buyer, port }: { order: object; buyer: number; port: number },
  answers: Record<string, number>,
) {
  // All of 127.0.0.0/8 is this machine: each buyer gets a network of their own.
  const address = `127.1.${Math.floor(buyer / 200)}.${(buyer % 200) + 1}`
  while (!over.aborted) {
    const status = await placeFrom(address, port, order)
    answers[status] = (answers[status] ?? 0) + 1
    if (status !== 201) await wait(randomInt(500, 2000))
  }
}

function inWords({ p50, p95, orders, refused }: Awaited<ReturnType<typeof ordersFor>>) {
  const others = Object.keys(refused).length ? `, refused ${JSON.stringify(refused)}` : ''
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${orders} orders${others}`
}
