import { editsDatabase } from './edits-database.ts'
import type { EditsPlace, KeptEdits } from './kept-edits.ts'

const LONGEST_KEPT = 30 * 24 * 3_600_000

/** Milliseconds: a reloading window releases its lock a moment later. */
const PATIENCE = 400

interface Owned {
  userId: string
  storeId: string
  pageId: string
}

export interface TakenUp {
  place: EditsPlace
  kept: KeptEdits | undefined
  release: () => void
}

/**
 * Takes over the newest edits of this page whose window has closed. Edits of an open window stay
 * with it.
 */
export async function takeUpEdits({ userId, storeId, pageId }: Owned): Promise<TakenUp> {
  const prefix = `${userId} ${storeId} ${pageId} `
  const all = await editsDatabase.list(prefix).catch(() => [])
  for (const kept of all.toSorted((one, other) => other.keptAt - one.keptAt)) {
    if (kept.format !== 1) continue
    if (Date.now() - kept.keptAt > LONGEST_KEPT) {
      void editsDatabase.remove(kept.key)
      continue
    }
    const release = await claim(kept.windowId, PATIENCE)
    if (!release) continue
    return { place: { key: kept.key, windowId: kept.windowId }, kept, release }
  }
  const windowId = crypto.randomUUID()
  const release = (await claim(windowId, PATIENCE)) ?? (() => undefined)
  return { place: { key: prefix + windowId, windowId }, kept: undefined, release }
}

/** Locks the window's edits until released or the window closes. */
async function claim(windowId: string, patience: number): Promise<(() => void) | undefined> {
  // Web Locks require a secure context; without them, other windows are ignored.
  if (!('locks' in navigator)) return () => undefined
  const { promise: dragged, resolve: release } = Promise.withResolvers<void>()
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(patience)
    navigator.locks
      .request(`vitrine-builder ${windowId}`, { signal }, () => {
        resolve(release)
        return dragged
      })
      .catch(() => resolve(undefined))
  })
}
