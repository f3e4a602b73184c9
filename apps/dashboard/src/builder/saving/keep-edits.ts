import { hasUnsavedChanges } from '../store/builder-state.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { whenIdle } from './when-idle.ts'
import { changeSince, type KeptChange } from './kept-change.ts'
import { type EditsPlace, type KeptEdits, keptEditsOf } from './kept-edits.ts'

/** Milliseconds until edits are written to this device, batched. */
const SOON = 250
const MAX_BUSY = 350

const MAX_UNANSWERED = 50

export interface EditsShelf {
  put(edits: KeptEdits): Promise<void>
  putChange(change: KeptChange): Promise<void>
  remove(key: string): Promise<void>
}

export type EditsKeeper = ReturnType<typeof keepEdits>

interface Parts {
  store: BuilderStore
  shelf: EditsShelf
  place: EditsPlace
  /** Ids of earlier saves whose responses never arrived. */
  unanswered?: readonly string[]
}

/** Stores the page's edits and history on this device, before and after they are saved. */
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
    // Writes a long page in full once, then only its changes.
    const change = whole && changeSince(whole, edits)
    whole = change ? whole : edits
    try {
      await (change ? shelf.putChange(change) : shelf.put(edits))
      // A change is useless without its base.
      if (!whole) return false
      kept = edits
      return true
    } catch {
      whole = undefined
      // Fails in a private window or on a full disk; the leave guard asks then.
      return false
    }
  }

  return {
    keep,
    keepSoon() {
      timer ??= setTimeout(() => whenIdle(keepWaiting, MAX_BUSY), SOON)
    },
    answered() {
      unanswered = []
      return keep()
    },
    /** Stored before the request is sent, since the window may close before the response. */
    sent(saveId: string) {
      unanswered = [...unanswered, saveId].slice(-MAX_UNANSWERED)
      return keep()
    },
    isOwn: (saveId: string) => unanswered.includes(saveId),
    isSafe() {
      const state = store.getState()
      if (!hasUnsavedChanges(state)) return true
      return kept?.components === state.components && kept.settings === state.settings
    },
    forget() {
      stopWaiting()
      whole = undefined
      return shelf.remove(place.key).catch(() => undefined)
    },
  }
}
