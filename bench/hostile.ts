import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Product as ShopProduct } from '@vitrine/contract/catalogue/product.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { openAnotherShop, openShop, type Owner } from '@vitrine/harness/owner.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import { attacksOn, type Attack, type ClientsOfAttack, type Victim } from './hostile/attacks.ts'
import { beforeAndNow } from './before-and-now.ts'
import { teaHost } from './product.ts'

/**
 * `npm run bench:hostile`: measures a neighbour's cached page while eight anonymous clients send
 * the most expensive requests, one kind after the other, each client in a network of its own.
 */
const clients = 8
const seconds = 3
const only = process.argv.slice(2).find((word) => !word.startsWith('--'))
await beforeAndNow(async (product, say) => {
  // The limits of `npm start`.
  const server = await product.start({ LIMIT_FACTOR: '1' })
  const port = Number(new URL(server.origin).port)
  const origin = server.origin.replace('127.0.0.1', 'localhost')
  try {
    const owner = await openShop(origin)
    await neighbourFor(3, port)
    for (const [turn, { name, host }] of attacksOn(await victimOf(origin, owner)).entries()) {
      if (only && !name.includes(only)) continue
      // Another shop and other networks than the last attack's, which still have to wait; but an
      // account that is not confirmed has ten shops at most.
      const isFirst = turn === 0 || host !== undefined
      const shop = isFirst ? owner : await openAnotherShop(origin, owner)
      const attack = attacksOn(await victimOf(origin, shop))[turn]!
      const quiet = p95(await neighbourFor(seconds, port))
      const network = `127.0.${turn + 1}`
      const over = start({ port, host: shop.storeDomain, attack, clients, network })
      await wait(300)
      const hostile = p95(await neighbourFor(seconds, port))
      say(inWords(attack, quiet, hostile, await over()))
      await wait(500)
    }
  } finally {
    await server.stop()
  }
})

async function victimOf(origin: string, { storeId, headers }: Owner): Promise<Victim> {
  const tea = { storeId, name: 'Sencha', price: 12.5, trackStock: true, stock: 1_000_000 }
  const { body: sencha } = await requireDone<ShopProduct>(
    `${origin}/api/products/add-product`,
    tea,
    headers,
  )
  const cart = { storeId, lines: [{ productId: sencha.id, quantity: 1 }] }
  const { body: quote } = await requireDone<Quote>(`${origin}/api/checkout/quote`, cart)
  const order = {
    ...cart,
    shippingAddress,
    paymentMethod: 'cod',
    quoteHash: quote.quoteHash,
    contact: { email: 'mei@tea.example' },
  }
  return { storeId, productId: sencha.id, order }
}

/** @returns milliseconds of each of the neighbour's visits */
async function neighbourFor(requested: number, port: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  const end = performance.now() + requested * 1000
  while (performance.now() < end) {
    times.push(await visit(agent, port))
    await wait(4)
  }
  agent.destroy()
  return times
}

async function visit(agent: Agent, port: number): Promise<number> {
  const started = performance.now()
  await new Promise<void>((resolve, reject) => {
    const headers = { host: teaHost, 'accept-encoding': 'gzip' }
    const sent = get({ host: '127.0.0.1', port, agent, path: '/', headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The neighbour: ${answer.statusCode}`))
      answer.resume()
      answer.once('end', resolve)
    })
    sent.once('error', reject)
  })
  return performance.now() - started
}

function start(workerData: ClientsOfAttack) {
  const worker = new Worker(new URL('hostile/send-without-pause.ts', import.meta.url), {
    workerData,
  })
  return async () => {
    const answers = new Promise<Record<string, number>>((resolve) => {
      worker.once('message', resolve)
    })
    // Worker threads have no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage('over')
    const received = await answers
    await worker.terminate()
    return received
  }
}

function p95(times: number[]) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}

function inWords(
  { name }: Attack,
  quiet: number,
  hostile: number,
  answers: Record<string, number>,
) {
  const received = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
  return (
    `${name.padEnd(28)} p95 quiet ${quiet.toFixed(1)} ms, hostile ${hostile.toFixed(1)} ms, ` +
    `ratio ${(hostile / quiet).toFixed(1)} (limit ≤ 3)  [${received.join(', ')}]`
  )
}
