import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

interface Target {
  readonly origin: string
}

export interface RoundRobin {
  origin: string
  broken: string[]
  countReady(): number
  stop(): void
}

const pollMs = 100
/** Failed checks tolerated in a row, as most proxies do. */
const timeoutMs = 3

export async function startRoundRobin(targets: Target[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<Target>()
  const broken: string[] = []
  const stopping = new AbortController()
  let turn = 0

  // Checks sequentially: a late response must not overwrite a newer one.
  const watch = async (target: Target) => {
    for (let failures = 0; !stopping.signal.aborted;) {
      failures = (await isReady(target)) ? 0 : failures + 1
      if (failures === 0) ready.add(target)
      else if (failures === timeoutMs) ready.delete(target)
      await wait(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const open = [...ready]
    const target = open[(turn += 1) % open.length]
    const fail = (reason: string) => {
      broken.push(`${incoming.method} ${incoming.url}: ${reason}`)
      if (outgoing.headersSent) return outgoing.destroy()
      return outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{}')
    }
    if (!target) return fail('nobody is ready')
    const { method, headers, url: path } = incoming
    const onward = request(target.origin, { agent, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutHops(answer))
      answer.once('aborted', () => fail('aborted')).pipe(outgoing)
    })
    onward.once('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message))
    return incoming.pipe(onward)
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  for (const target of targets) void watch(target)
  while (ready.size < targets.length) await wait(pollMs)
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    broken,
    countReady: () => ready.size,
    stop() {
      stopping.abort()
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Drops hop-by-hop headers. */
function withoutHops({ headers }: IncomingMessage) {
  const { connection: _, 'keep-alive': __, ...rest } = headers
  return rest
}

const isReady = ({ origin }: Target) =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )
