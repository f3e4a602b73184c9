import { setTimeout as wait } from 'node:timers/promises'
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

/**
 * Listens for committed changes of stores, from all processes.
 * @param url a direct connection: a pooler would lose notifications without an error
 * @returns a function that stops listening
 */
export function listenStoreChanges(url: string, listeners: Listeners): () => Promise<void> {
  const stopping = new AbortController()
  const running = listenForever(url, listeners, stopping.signal)
  return async () => {
    stopping.abort()
    await running
  }
}

async function listenForever(url: string, listeners: Listeners, signal: AbortSignal) {
  while (!signal.aborted) {
    // While the database is away, cached stores are still served.
    await listenOnce(url, listeners, signal).catch(() => {})
    listeners.onDisconnected()
    await wait(500, undefined, { signal }).catch(() => {})
  }
}

async function listenOnce(url: string, listeners: Listeners, signal: AbortSignal) {
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
    await ended
  })
}
