import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config.ts'
import type { Hosts } from '../hosts.ts'
import { portError } from '../startup-error.ts'

interface ListeningInternally {
  port: number
  stop(): Promise<void>
}

interface InternalParts {
  hosts: AllowedHosts
  readMetrics: () => Promise<string>
}

type AllowedHosts = Pick<Hosts, 'isServed' | 'whenNamesRead'>

/** Shorter than Caddy's timeout, which is 10 s. */
const maxWaitMs = 5000

/**
 * Listens on a port for the machine's own programs: `GET /internal/tls-allowed?domain=` answers 200
 * for names that may have a certificate, `GET /metrics` what Prometheus reads.
 * @param waitMs how long a name that is not in memory waits for all names to be read
 */
export async function listenInternally(
  { internalPort, internalHost }: Pick<Config, 'internalPort' | 'internalHost'>,
  { hosts, readMetrics }: InternalParts,
  waitMs = maxWaitMs,
): Promise<ListeningInternally | undefined> {
  if (internalPort === undefined) return undefined
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) =>
    isMetrics(request)
      ? void answerMetrics(response, readMetrics)
      : void answer(request, response, { hosts, waitMs }),
  )
  server.listen(internalPort, internalHost)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw portError(error as NodeJS.ErrnoException, internalPort, 'INTERNAL_')
  }
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function isMetrics({ method, url = '/' }: IncomingMessage) {
  return method === 'GET' && url.split('?', 1)[0] === '/metrics'
}

async function answerMetrics(response: ServerResponse, readMetrics: () => Promise<string>) {
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }
  response.writeHead(200, headers).end(await readMetrics())
}

interface Allowing {
  hosts: AllowedHosts
  waitMs: number
}

async function answer(request: IncomingMessage, response: ServerResponse, allowing: Allowing) {
  const status = await statusOf(request, allowing)
  response.writeHead(status, { 'content-length': '0', 'cache-control': 'no-store' }).end()
}

async function statusOf({ method, url = '/' }: IncomingMessage, { hosts, waitMs }: Allowing) {
  const path = '/internal/tls-allowed'
  const [pathname, query] = url.split('?', 2)
  if (pathname !== path) return 404
  if (method !== 'GET') return 405
  const domain = new URLSearchParams(query).get('domain')
  if (!domain || !/^[\w.-]+$/.test(domain)) return 403
  if (hosts.isServed(domain)) return 200
  if (!(await isInTime(hosts.whenNamesRead, waitMs))) return 503
  return hosts.isServed(domain) ? 200 : 403
}

async function isInTime(promise: Promise<void>, timeoutMs: number): Promise<boolean> {
  const timeout = new AbortController()
  const late = wait(timeoutMs, false, { signal: timeout.signal, ref: false }).catch(() => false)
  return await Promise.race([promise.then(() => true), late]).finally(() => timeout.abort())
}
