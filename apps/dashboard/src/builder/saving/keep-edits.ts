import { hasUnsavedChanges } from '../store/builder-state.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { whenIdle } from './when-idle.ts'
import { changeSince, type KeptChange } from './kept-change.ts'
import { type EditsPlace, type KeptEdits, keptEditsOf } from './kept-edits.ts'

/** Edits are on this device at most so long after they were made, together. */
const SOON = 250
const MOST_BUSY = 350

const MOST_UNANSWERED = 50

/** Where edits are kept on this device. */
export interface EditsShelf {
  put(edits: KeptEdits): Promise<void>
  /** Beside what was put before, until something is put again. */
  putChange(change: KeptChange): Promise<void>
  remove(key: string): Promise<void>
}

export type EditsKeeper = ReturnType<typeof keepEdits>

interface Parts {
  store: BuilderStore
  shelf: EditsShelf
  place: EditsPlace
  /** Saves of before, whose answers never came. */
  unanswered?: readonly string[]
}

/** Keeps the open page's edits and its history on this device, until the server has them and after. */
export function keepEdits({ store, shelf, place, unanswered: before = [] }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let unanswered: readonly string[] = before
  let kept: KeptEdits | undefined
  let whole: KeptEdits | undefined

  function stopWaiting() {
    clearTimeout(timer)
    timer = undefined
  }

  function keepWaiting() {
    if (timer !== undefined) void keep()
  }

  async function keep(): Promise<boolean> {
    stopWaiting()
    const edits = keptEditsOf(store.getState(), place, unanswered)
    // A long page is copied as a whole once, not several times a second while someone types.
    const change = whole && changeSince(whole, edits)
    whole = change ? whole : edits
    try {
      await (change ? shelf.putChange(change) : shelf.put(edits))
      // A change says nothing without what it belongs to.
      if (!whole) return false
      kept = edits
      return true
    } catch {
      whole = undefined
      // A private window, or a full disk: the leave guard asks then.
      return false
    }
  }

  return {
    keep,
    keepSoon() {
      timer ??= setTimeout(() => whenIdle(keepWaiting, MOST_BUSY), SOON)
    },
    answered() {
      unanswered = []
      return keep()
    },
    /** Kept before the save is on its way: this window may be gone before the answer comes. */
    sent(saveId: string) {
      unanswered = [...unanswered, saveId].slice(-MOST_UNANSWERED)
      return keep()
    },
    isOwn: (saveId: string) => unanswered.includes(saveId),
    /** Whether leaving now loses nothing. */
    isSafe() {
      const state = store.getState()
      if (!hasUnsavedChanges(state)) return true
      return kept?.components === state.components && kept.settings === state.settings
    },
    /** What is given up is not taken up again. */
    forget() {
      stopWaiting()
      whole = undefined
      return shelf.remove(place.key).catch(() => undefined)
    },
  }
}
