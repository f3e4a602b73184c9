import type { PageDocument } from '../model/page/document.ts'
import { hasUnsavedChanges } from '../store/builder-state.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { whenIdle } from './when-idle.ts'
import { changeSince, type StoredChange } from './stored-change.ts'
import { type EditsPlace, type StoredEdits, storedEditsOf } from './stored-edits.ts'

/** Milliseconds until edits are written to this device, batched. */
const SOON = 250
const MAX_BUSY = 350

const MAX_UNANSWERED = 50
const MAX_SENT = 4

export interface EditsStorage {
  put(edits: StoredEdits): Promise<void>
  putChange(change: StoredChange): Promise<void>
  remove(key: string): Promise<void>
}

export type EditsBackup = ReturnType<typeof createEditsBackup>

interface Parts {
  store: BuilderStore
  storage: EditsStorage
  place: EditsPlace
  /** Earlier saves whose responses never arrived. */
  unanswered?: Pick<StoredEdits, 'unanswered' | 'sent'> | undefined
}

/** Stores the page's edits and history on this device, before and after they are saved. */
export function createEditsBackup({ store, storage, place, unanswered: before }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let unanswered: readonly string[] = before?.unanswered ?? []
  let sent: readonly PageDocument[] = before?.sent ?? []
  let stored: StoredEdits | undefined
  let whole: StoredEdits | undefined

  function stopWaiting() {
    clearTimeout(timer)
    timer = undefined
  }

  function writePending() {
    if (timer !== undefined) void write()
  }

  async function write(): Promise<boolean> {
    stopWaiting()
    const edits = storedEditsOf(store.getState(), place, { unanswered, sent })
    // Writes a long page in full once, then only its changes.
    const change = whole && changeSince(whole, edits)
    whole = change ? whole : edits
    try {
      await (change ? storage.putChange(change) : storage.put(edits))
      // A change is useless without its base.
      if (!whole) return false
      stored = edits
      return true
    } catch {
      whole = undefined
      // Fails in a private window or on a full disk; the leave guard asks then.
      return false
    }
  }

  return {
    write,
    writeSoon() {
      timer ??= setTimeout(() => whenIdle(writePending, MAX_BUSY), SOON)
    },
    answered() {
      unanswered = []
      sent = []
      return write()
    },
    /** Stored before the request is sent, since the window may close before the response. */
    sent(saveId: string, page: PageDocument) {
      unanswered = [...unanswered, saveId].slice(-MAX_UNANSWERED)
      sent = [...sent.filter((each) => each !== page), page].slice(-MAX_SENT)
      return write()
    },
    /** Pages that the server may have. */
    sentPages: () => sent,
    isOwn: (saveId: string) => unanswered.includes(saveId),
    isSafe() {
      const state = store.getState()
      if (!hasUnsavedChanges(state)) return true
      return stored?.components === state.components && stored.settings === state.settings
    },
    forget() {
      stopWaiting()
      whole = undefined
      return storage.remove(place.key).catch(() => undefined)
    },
  }
}
