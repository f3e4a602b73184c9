import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '../config.ts'
import { Drain } from './drain.ts'
import { type AdmissionParts, createAdmission } from '../load/admission.ts'
import type { BodyTimeouts } from '../load/receive-body.ts'
import { type ConnectionLimits, watchConnections } from '../load/watch-connections.ts'
import { type WorkLimits, workLimits } from '../load/work-queue.ts'
import type { Log } from '../log.ts'
import { pageCounts, requestSeconds, requestsTotal } from '../metrics/metrics.ts'
import { requestKind } from '../metrics/request-kind.ts'
import { portError } from '../startup-error.ts'
import { startTrafficLog } from '../traffic-log.ts'

interface Listening {
  port: number
  drain(duration: number): Promise<void>
  stop(): Promise<void>
}

const seconds = 1000
const timeoutMs = 7 * seconds

interface Limits extends WorkLimits, BodyTimeouts, ConnectionLimits {
  headersMs: number
}

const defaults: Limits = {
  ...workLimits,
  headersMs: 10 * seconds,
  bodyMs: 30 * seconds,
  // An image of 20 MB on a slow line, or a product file.
  uploadMs: 300 * seconds,
  readerMs: 20 * seconds,
  connections: 10_000,
  connectionsPerNetwork: 1000,
}

interface ListenOptions {
  shortcut?: (request: IncomingMessage, response: ServerResponse) => boolean
  knownHost?: (hostHeader: string | undefined) => 'main' | 'store' | undefined
  storeOf?: AdmissionParts['storeOf']
  limitWork?: AdmissionParts['limitWork']
  log: Log
  limits?: Partial<Limits>
  trafficEveryMs?: number
}

export async function listen(
  app: { fetch: Parameters<typeof getRequestListener>[0] },
  config: Pick<Config, 'port' | 'host' | 'trustedProxies'>,
  {
    shortcut = () => false,
    knownHost = () => undefined,
    storeOf = () => undefined,
    limitWork,
    log,
    limits: requested,
    trafficEveryMs,
  }: ListenOptions,
): Promise<Listening> {
  const { port, host, trustedProxies } = config
  const limits = { ...defaults, ...requested }
  const server = createServer({
    // Node's default interval is 30 s, whatever the limits are.
    connectionsCheckingInterval: Math.min(2 * seconds, limits.headersMs),
    headersTimeout: limits.headersMs,
    requestTimeout: limits.uploadMs,
    keepAliveTimeout: 65 * seconds,
  })
  const connections = watchConnections(server, limits, trustedProxies)
  const answer = getRequestListener(app.fetch)
  const admit = createAdmission({
    answer,
    config,
    limits,
    connections,
    knownHost,
    storeOf,
    limitWork,
    log,
  })
  const drain = new Drain()
  const traffic = startTrafficLog(log, trafficEveryMs)
  server.on('request', (request, response) => {
    if (drain.answer(request, response)) return
    if (shortcut(request, response)) {
      pageCounts.memory += 1
      return traffic.countPage()
    }
    const started = performance.now()
    response.once('close', () => {
      traffic.countAnswer(response.statusCode)
      measure(request, response, performance.now() - started)
    })
    admit(request, response)
  })

  function measure(
    { method, url, headers }: IncomingMessage,
    response: ServerResponse,
    ms: number,
  ) {
    const kind = requestKind(method, url, knownHost(headers.host))
    // A client that left before its response is counted as nginx does.
    const status = response.writableFinished ? response.statusCode : 499
    // A refused client waits on purpose.
    if (status !== 429) requestSeconds.observe({ kind }, ms / 1000)
    requestsTotal.inc({ kind, status: `${Math.floor(status / 100)}xx` })
  }

  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw portError(error as NodeJS.ErrnoException, port)
  }
  return {
    port: (server.address() as AddressInfo).port,
    drain: (duration) => drain.run(duration),
    async stop() {
      await stop(server)
      traffic.stop()
    },
  }
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  // A kept-alive connection turns idle once its request is answered.
  const tidy = setInterval(() => server.closeIdleConnections(), 100)
  const giveUp = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await closed
  clearInterval(tidy)
  clearTimeout(giveUp)
}
