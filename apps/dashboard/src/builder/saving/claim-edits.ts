import { editsDatabase } from './edits-database.ts'
import type { EditsPlace, StoredEdits } from './stored-edits.ts'

const MAX_AGE_MS = 30 * 24 * 3_600_000

/** Milliseconds: a reloading window releases its lock a moment later. */
const LOCK_TIMEOUT_MS = 400

interface Owned {
  userId: string
  storeId: string
  pageId: string
}

export interface ClaimedEdits {
  place: EditsPlace
  stored: StoredEdits | undefined
  release: () => void
}

/**
 * Takes over the newest edits of this page whose window has closed. Edits of an open window stay
 * with it.
 */
export async function claimEdits({ userId, storeId, pageId }: Owned): Promise<ClaimedEdits> {
  const prefix = `${userId} ${storeId} ${pageId} `
  const all = await editsDatabase.list(prefix).catch(() => [])
  for (const stored of all.toSorted((one, other) => other.keptAt - one.keptAt)) {
    if (stored.format !== 1) continue
    if (Date.now() - stored.keptAt > MAX_AGE_MS) {
      void editsDatabase.remove(stored.key)
      continue
    }
    const release = await claim(stored.windowId, LOCK_TIMEOUT_MS)
    if (!release) continue
    return { place: { key: stored.key, windowId: stored.windowId }, stored, release }
  }
  const windowId = crypto.randomUUID()
  const release = (await claim(windowId, LOCK_TIMEOUT_MS)) ?? (() => undefined)
  return { place: { key: prefix + windowId, windowId }, stored: undefined, release }
}

/** Locks the window's edits until released or the window closes. */
async function claim(windowId: string, timeoutMs: number): Promise<(() => void) | undefined> {
  // Web Locks require a secure context; without them, other windows are ignored.
  if (!('locks' in navigator)) return () => undefined
  const { promise: dragged, resolve: release } = Promise.withResolvers<void>()
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs)
    navigator.locks
      .request(`vitrine-builder ${windowId}`, { signal }, () => {
        resolve(release)
        return dragged
      })
      .catch(() => resolve(undefined))
  })
}
