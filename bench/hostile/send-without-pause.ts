import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { type Attack, bodyOf, type ClientsOfAttack, pathOf } from './attacks.ts'

/**
 * A thread of its own, so that what the clients cost is not taken for the neighbour's time. Each
 * client sends its next request as soon as the one before is answered, from an address of its own.
 */
const { port, host, attack, clients } = workerData as ClientsOfAttack
const over = { isOver: false }
const answers: Record<string, number> = {}

const senders = Array.from({ length: clients }, async (_, client) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  // All of 127.0.0.0/8 is this machine, so the eight clients are eight networks to the server.
  const localAddress = `127.0.1.${client + 1}`
  for (let turn = 0; !over.isOver; turn += 1) {
    const status = await send(agent, localAddress, attack, turn * clients + client)
    answers[status] = (answers[status] ?? 0) + 1
  }
  agent.destroy()
})

parentPort?.once('message', () => {
  over.isOver = true
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void Promise.all(senders).then(() => parentPort?.postMessage(answers))
})

async function send(agent: Agent, localAddress: string, sent: Attack, turn: number) {
  const body = bodyOf(sent, turn)
  return await new Promise<string>((resolve) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      agent,
      localAddress,
      method: sent.method ?? 'GET',
      path: pathOf(sent, turn),
      timeout: 20_000,
      headers: {
        host: sent.host ?? host,
        'idempotency-key': randomUUID(),
        ...(body !== undefined && {
          'content-type': sent.contentType ?? 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      },
    })
    asked.once('response', (answer) => {
      answer.resume()
      answer.once('close', () => resolve(String(answer.statusCode)))
    })
    asked.once('timeout', () => asked.destroy())
    asked.once('error', () => resolve('no answer'))
    asked.end(body)
  })
}
