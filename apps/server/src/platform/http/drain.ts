import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Shuts down without breaking requests: `/readyz` reports 503, then connections close with their
 * next response, then the port closes.
 */
export class Drain {
  #isReady = true
  #keepsConnections = true

  /** @returns whether the request was answered */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (!this.#keepsConnections) response.setHeader('connection', 'close')
    if (this.#isReady || request.url !== '/readyz') return false
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
    response.writeHead(503, headers).end(JSON.stringify({ ready: false }))
    return true
  }

  /** @param duration in milliseconds; half for the notice, half for the connections */
  async run(duration: number): Promise<void> {
    this.#isReady = false
    await wait(duration / 2)
    this.#keepsConnections = false
    await wait(duration / 2)
  }
}
