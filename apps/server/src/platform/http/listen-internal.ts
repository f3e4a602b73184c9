import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'
import type { Hosts } from '../hosts.ts'
import { portError } from '../startup-error.ts'

interface ListeningInternally {
  port: number
  stop(): Promise<void>
}

interface InternalParts {
  hosts: Pick<Hosts, 'isServed'>
  readMetrics: () => Promise<string>
}

/**
 * Listens on a port for the machine's own programs: `GET /internal/tls-allowed?domain=` answers 200
 * for names that may have a certificate, `GET /metrics` what Prometheus reads.
 */
export async function listenInternally(
  { internalPort, internalHost }: Pick<Config, 'internalPort' | 'internalHost'>,
  { hosts, readMetrics }: InternalParts,
): Promise<ListeningInternally | undefined> {
  if (internalPort === undefined) return undefined
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) =>
    isMetrics(request)
      ? void answerMetrics(response, readMetrics)
      : answer(request, response, hosts),
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

function answer(
  { method, url = '/' }: IncomingMessage,
  response: ServerResponse,
  hosts: Pick<Hosts, 'isServed'>,
) {
  const status = statusOf(method, url, hosts)
  response.writeHead(status, { 'content-length': '0', 'cache-control': 'no-store' }).end()
}

function statusOf(method: string | undefined, url: string, hosts: Pick<Hosts, 'isServed'>) {
  const path = '/internal/tls-allowed'
  const [pathname, query] = url.split('?', 2)
  if (pathname !== path) return 404
  if (method !== 'GET') return 405
  const domain = new URLSearchParams(query).get('domain')
  return domain && /^[\w.-]+$/.test(domain) && hosts.isServed(domain) ? 200 : 403
}
