import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import type { Config } from './config.ts'
import { Drain } from './drain.ts'
import { portError } from './startup-error.ts'

interface Listening {
  port: number
  /** Goes on serving for so many milliseconds while it says that it is not ready. */
  drain(duration: number): Promise<void>
  /** Lets what is under way finish, for as long as it may take. */
  stop(): Promise<void>
}

const seconds = 1000
const patience = 7 * seconds
/** A picture of 20 MB on a slow line, or a file of products. */
const uploadPatience = 300 * seconds
const bodyPatience = 30 * seconds

export async function listen(
  app: App,
  { port, host }: Pick<Config, 'port' | 'host'>,
  /** Answers what needs no thought; everything else goes through the app. */
  shortcut: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch)
  const drain = new Drain()
  const server = createServer((request, response) => {
    hurry(request)
    if (drain.answer(request, response)) return
    if (!shortcut(request, response)) void answer(request, response)
  })
  server.headersTimeout = 10 * seconds
  server.requestTimeout = uploadPatience
  server.keepAliveTimeout = 65 * seconds
  server.maxConnections = 10_000
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw portError(error as NodeJS.ErrnoException, port)
  }
  return {
    port: (server.address() as AddressInfo).port,
    drain: (duration) => drain.run(duration),
    stop: () => stop(server),
  }
}

/** What is no upload is small, so whoever takes longer to send it is holding the connection. */
function hurry(request: IncomingMessage) {
  const { headers, url } = request
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
  if (!hasBody || url === '/api/media' || url?.startsWith('/api/imports?')) return
  const giveUp = setTimeout(() => request.destroy(), bodyPatience)
  request.once('close', () => clearTimeout(giveUp))
  request.once('end', () => clearTimeout(giveUp))
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  // A connection that was kept alive turns idle once its request is answered.
  const tidy = setInterval(() => server.closeIdleConnections(), 100)
  const giveUp = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(tidy)
  clearTimeout(giveUp)
}
