import { setTimeout as wait } from 'node:timers/promises'
import type { QueryConfig } from 'pg'
import { namesChanged, storeChanged } from '@vitrine/db/store-version.ts'
import { withClient } from '@vitrine/db/with-client.ts'

interface Listeners {
  onStore(storeId: string): void
  onNames(storeId: string): void
  /** Notifications may have been missed: everything cached about stores must be dropped. */
  onListening(): void
  /** Notifications are missed until the next `onListening`. */
  onDisconnected(): void
}

const beatEveryMs = 2000

/**
 * Listens for committed changes of stores, from all processes.
 * @param url a direct connection: a pooler would lose notifications without an error
 * @param beatMs how often it is asked whether it still answers, in as much time: a connection that a
 *   network has lost ends by itself only after minutes
 * @returns a function that stops listening
 */
export function listenStoreChanges(
  url: string,
  listeners: Listeners,
  beatMs = beatEveryMs,
): () => Promise<void> {
  const stopping = new AbortController()
  const running = listenForever({ url, listeners, beatMs }, stopping.signal)
  return async () => {
    stopping.abort()
    await running
  }
}

interface Listening {
  url: string
  listeners: Listeners
  beatMs: number
}

async function listenForever(listening: Listening, signal: AbortSignal) {
  while (!signal.aborted) {
    // While the database is away, cached stores are still served.
    await listenOnce(listening, signal).catch(() => {})
    listening.listeners.onDisconnected()
    await wait(500, undefined, { signal }).catch(() => {})
  }
}

async function listenOnce({ url, listeners, beatMs }: Listening, signal: AbortSignal) {
  await withClient(url, async (client) => {
    const ended = new Promise<void>((resolve) => {
      client.once('end', () => resolve())
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', ({ channel, payload }) => {
      if (!payload) return
      if (channel === namesChanged) listeners.onNames(payload)
      else listeners.onStore(payload)
    })
    await client.query(`LISTEN ${storeChanged}; LISTEN ${namesChanged}`)
    listeners.onListening()
    const beat = setInterval(() => {
      const request: QueryConfig & { query_timeout: number } = {
        text: 'SELECT 1',
        query_timeout: beatMs,
      }
      client.query(request).catch(() => client.connection.stream.destroy())
    }, beatMs)
    await ended.finally(() => clearInterval(beat))
  })
}
