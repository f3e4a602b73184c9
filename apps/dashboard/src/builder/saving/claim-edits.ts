import { claimWindow } from './claim-window.ts'
import { editsDatabase } from './edits-database.ts'
import type { EditsPlace, StoredEdits } from './stored-edits.ts'

const MAX_AGE_MS = 30 * 24 * 3_600_000

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
    const release = await claimWindow(stored.windowId)
    if (!release) continue
    return { place: { key: stored.key, windowId: stored.windowId }, stored, release }
  }
  const windowId = crypto.randomUUID()
  const release = (await claimWindow(windowId)) ?? (() => undefined)
  return { place: { key: prefix + windowId, windowId }, stored: undefined, release }
}
