import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

export interface AttackOrders {
  ports: number[]
  host: string
  storeId: string
  productId: string
  addresses: number
}

/**
 * Runs in a worker: strangers from many addresses who send the most expensive requests to one shop,
 * each its next as soon as the last is answered.
 */
const { ports, host, storeId, productId, addresses } = workerData as AttackOrders
const lines = Array.from({ length: 50 }, () => ({ productId, quantity: 1 }))
const search = `/api/products/fetch-searched-products?storeId=${storeId}&name=sencha+tea+`
const requests: ((turn: number) => { path: string; body?: string })[] = [
  (turn) => ({ path: `/search?q=sencha+${turn}` }),
  (turn) => ({ path: `/nothing-${turn}` }),
  (turn) => ({ path: `${search}${turn}` }),
  () => ({ path: '/api/checkout/quote', body: JSON.stringify({ storeId, lines }) }),
]
const answers: Record<string, number> = {}
const state = { isOver: false }

const senders = Array.from({ length: addresses }, async (_, at) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const localAddress = `127.0.${20 + Math.floor(at / 200)}.${(at % 200) + 1}`
  for (let turn = 0; !state.isOver; turn += 1) {
    const sent = requests[(turn + at) % requests.length]!(turn * addresses + at)
    const status = await send(agent, { ...sent, localAddress, port: ports[at % ports.length]! })
    answers[status] = (answers[status] ?? 0) + 1
  }
  agent.destroy()
})

parentPort?.once('message', () => {
  state.isOver = true
  // Worker threads have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void Promise.all(senders).then(() => parentPort?.postMessage(answers))
})

interface Sent {
  path: string
  body?: string
  localAddress: string
  port: number
}

async function send(agent: Agent, { body, ...to }: Sent): Promise<string> {
  return await new Promise((resolve) => {
    const headers = {
      host,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ host: '127.0.0.1', agent, method, timeout: 20_000, headers, ...to })
    sent.once('response', (answer) => {
      answer.resume()
      answer.once('close', () => resolve(String(answer.statusCode)))
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve('no answer'))
    sent.end(body)
  })
}
