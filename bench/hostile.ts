import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Product as ShopProduct } from '@vitrine/contract/catalogue/product.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { requireDone } from '@vitrine/harness/ask.ts'
import { openShop } from '@vitrine/harness/owner.ts'
import { shippingAddress } from '@vitrine/harness/shopper.ts'
import { attacksOn, type Attack, type ClientsOfAttack } from './hostile/attacks.ts'
import { beforeAndNow } from './before-and-now.ts'
import { teaHost } from './product.ts'

/**
 * `npm run bench:hostile`: measures a neighbour's cached page while eight anonymous clients send
 * the most expensive requests, one kind after the other.
 */
const clients = 8
const seconds = 3
const only = process.argv.slice(2).find((word) => !word.startsWith('--'))
await beforeAndNow(async (product, say) => {
  const server = await product.start()
  const port = Number(new URL(server.origin).port)
  const origin = server.origin.replace('127.0.0.1', 'localhost')
  try {
    const { storeId, storeDomain, headers } = await openShop(origin)
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
    const attacks = attacksOn({ storeId, productId: sencha.id, order })

    await neighbourFor(3, port)
    for (const attack of attacks.filter(({ name }) => !only || name.includes(only))) {
      const quiet = p95(await neighbourFor(seconds, port))
      const over = start({ port, host: storeDomain, attack, clients })
      await wait(300)
      const hostile = p95(await neighbourFor(seconds, port))
      say(inWords(attack, quiet, hostile, await over()))
      await wait(500)
    }
  } finally {
    await server.stop()
  }
})

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
