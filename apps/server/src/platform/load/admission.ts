import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import { createClientAddress } from '../client-address.ts'
import type { HostStore } from '../host-store.ts'
import type { Log } from '../log.ts'
import { refusedTotal } from '../metrics/metrics.ts'
import { networkOf } from '../limits/network-of.ts'
import { type BodyTimeouts, isUploadPath, receiveBody } from './receive-body.ts'
import { refuseForLimit, refuseForLoad } from './refuse-for-load.ts'
import type { ConnectionWatch } from './watch-connections.ts'
import type { LimitWork } from './work-limit.ts'
import { createWorkQueue, Overloaded, type WorkLimits } from './work-queue.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface AdmissionParts {
  answer: Answer
  config: Pick<Config, 'trustedProxies'>
  limits: WorkLimits & BodyTimeouts
  connections: ConnectionWatch
  knownHost: (hostHeader: string | undefined) => 'main' | 'store' | undefined
  storeOf: (hostHeader: string | undefined) => Pick<HostStore, 'storeId'> | undefined
  limitWork: LimitWork | undefined
  log: Log
}

const logEveryMs = 10_000
/** Time in which the rest of a body may still arrive after its response. */
const lingerMs = 1000

/** Admits requests: expensive ones in turns, and only with their complete body. */
export function createAdmission(parts: AdmissionParts) {
  const { answer, config, limits, connections, knownHost, storeOf, limitWork, log } = parts
  const queue = createWorkQueue(limits)
  const clientAddress = createClientAddress(config, log)
  let refused = 0
  let loggedAt = 0

  function logRefusal(network: string) {
    refused += 1
    refusedTotal.inc({ limit: 'load' })
    const now = performance.now()
    if (loggedAt && now - loggedAt < logEveryMs) return
    loggedAt = now
    log.warn('Requests were refused because of load.', { count: refused, latestNetwork: network })
    refused = 0
  }

  function networkOfClient(request: IncomingMessage) {
    const forwarded = request.headers['x-forwarded-for']
    const headers = new Headers(
      forwarded === undefined ? {} : { 'x-forwarded-for': [forwarded].flat().join(',') },
    )
    return networkOf(clientAddress(request, headers) ?? '')
  }

  async function work(request: IncomingMessage, response: ServerResponse) {
    const host = knownHost(request.headers.host)
    if (isFree(request, host !== undefined)) return await answer(request, response)
    const network = networkOfClient(request)
    const store = storeOf(request.headers.host)
    const wait = (await limitWork?.(request, { network, store })) ?? 0
    if (wait > 0) {
      response.shouldKeepAlive &&= hasNoBody(request)
      return refuseForLimit(request, response, wait)
    }
    if (!(await receiveBody(request, limits, { isMainHost: host === 'main' }))) return
    // Otherwise the rest of a refused body would be parsed as the next request.
    response.shouldKeepAlive &&= request.complete || isUploadPath(request)
    try {
      const shop = store?.storeId ?? network
      await queue.run({ shop, network }, () => answer(request, response))
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      logRefusal(network)
      refuseForLoad(request, response)
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request
    connections.begin(socket)
    response.once('close', () => {
      connections.end(socket)
      if (!request.complete) setTimeout(() => socket.destroy(), lingerMs).unref()
    })
    void work(request, response)
  }
}

function hasNoBody({ headers }: IncomingMessage) {
  return !('content-length' in headers || 'transfer-encoding' in headers)
}

function isFree({ method, url = '' }: IncomingMessage, isKnownHost: boolean) {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (!isKnownHost) return url === '/healthz'
  return url.startsWith('/assets/') || url.startsWith('/media/') || url === '/favicon.svg'
}
