import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@vitrine/db/database.ts'
import { storeChanged } from '@vitrine/db/store-version.ts'

interface Listeners {
  onStore(storeId: string): void
  /** Changes may have been missed: what is remembered of any store is worth nothing. */
  onAnew(): void
}

/** Hears of every committed change of a store, from whichever process. @returns a function to stop */
export function listenStoreChanges(database: Database, listeners: Listeners): () => Promise<void> {
  const stopping = new AbortController()
  const running = listenForever(database, listeners, stopping.signal)
  return async () => {
    stopping.abort()
    await running
  }
}

async function listenForever(database: Database, listeners: Listeners, signal: AbortSignal) {
  while (!signal.aborted) {
    // While the database is away, known stores go on being answered from memory.
    await listenOnce(database, listeners, signal).catch(() => {})
    await wait(500, undefined, { signal }).catch(() => {})
  }
}

async function listenOnce({ pool }: Database, listeners: Listeners, signal: AbortSignal) {
  const client = await pool.connect()
  const ended = new Promise<void>((resolve) => {
    client.once('error', () => resolve())
    client.once('end', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    client.on('notification', ({ payload }) => payload && listeners.onStore(payload))
    await client.query(`LISTEN ${storeChanged}`)
    listeners.onAnew()
    await ended
  } finally {
    client.removeAllListeners('notification')
    client.release(true)
  }
}
