import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { type Attack, bodyOf, type ClientsOfAttack, pathOf } from './attacks.ts'

/**
 * Runs in a worker, so that the clients' CPU time does not delay the neighbour. Each client sends
 * its next request as soon as the last is answered.
 */
const { port, host, attack, clients, network } = workerData as ClientsOfAttack
const over = { isOver: false }
const answers: Record<string, number> = {}

const senders = Array.from({ length: clients }, async (_, client) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  // All of 127.0.0.0/8 is this machine, so the server sees eight networks.
  const localAddress = `${network}.${client + 1}`
  for (let turn = 0; !over.isOver; turn += 1) {
    const status = await send(agent, localAddress, attack, turn * clients + client)
    answers[status] = (answers[status] ?? 0) + 1
  }
  agent.destroy()
})

parentPort?.once('message', () => {
  over.isOver = true
  // Worker threads have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void Promise.all(senders).then(() => parentPort?.postMessage(answers))
})

async function send(agent: Agent, localAddress: string, sent: Attack, turn: number) {
  const body = bodyOf(sent, turn)
  return await new Promise<string>((resolve) => {
    const outgoing = request({
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
    outgoing.once('response', (answer) => {
      answer.resume()
      answer.once('close', () => resolve(String(answer.statusCode)))
    })
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => resolve('no answer'))
    outgoing.end(body)
  })
}
