import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { App } from '../app.ts'
import type { Config } from './config.ts'
import { portError } from './startup-error.ts'

interface Listening {
  port: number
  /** Lets what is under way finish, for as long as it may take. */
  stop(): Promise<void>
}

const seconds = 1000
const patience = 7 * seconds

export async function listen(
  app: App,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.headersTimeout = 10 * seconds
  server.requestTimeout = 30 * seconds
  server.keepAliveTimeout = 65 * seconds
  server.maxConnections = 10_000
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw portError(error as NodeJS.ErrnoException, port)
  }
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) }
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
