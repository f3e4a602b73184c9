import type { ApiClient } from '@vitrine/contract/contract.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { isRefused, refusalCodeOf, statusOf } from '../../platform/api/refused.ts'
import { hasUnsavedChanges } from '../store/builder-state.ts'
import { type BuilderStore, openPage } from '../store/builder-store.ts'
import { isHalted, type Issue } from '../store/saving-state.ts'
import type { EditsBackup } from './edits-backup.ts'
import { mergeTheirs } from './merge-theirs.ts'
import {
  changedSettings,
  type Edited,
  sendChanges,
  type Sending,
  sendRest,
} from './send-changes.ts'
import { withoutRefused } from './without-refused.ts'

/** Milliseconds: after the last change, and at most during continuous typing. */
const QUIET = 600
const LONGEST = 4000
const WAITS = [1, 2, 4, 8, 15, 30].map((seconds) => seconds * 1000)

interface Parts {
  store: BuilderStore
  client: ApiClient
  backup: EditsBackup
}

export type Autosave = ReturnType<typeof createAutosave>

/** Saves every change on this device and on the server. Saves are queued, never concurrent. */
export function createAutosave({ store, client, backup }: Parts) {
  const { getState: state, setState: set } = store
  let line: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  let unsavedSince: number | undefined
  let failures = 0

  function start() {
    const stopListening = store.subscribe((now, before) => {
      if (now.components === before.components && now.settings === before.settings) return
      backup.writeSoon()
      saveSoon()
    })
    if (hasUnsavedChanges(state())) saveSoon()
    return stopListening
  }

  function saveSoon() {
    const { saving } = state()
    if (isHalted(saving) || saving.name === 'offline') return
    unsavedSince ??= Date.now()
    const rest = Math.max(0, unsavedSince + LONGEST - Date.now())
    schedule(Math.min(QUIET, rest))
  }

  function schedule(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void saveDraft(), delay)
  }

  function inLine(work: () => Promise<boolean>): Promise<boolean> {
    const done = line.then(work)
    line = done
    return done
  }

  const saveDraft = () =>
    inLine(async () => {
      if (isHalted(state().saving)) return false
      return hasUnsavedChanges(state()) ? send({ publish: false, autosave: true }) : settle()
    })

  async function send(how: Omit<Sending, 'saveId'>): Promise<boolean> {
    clearTimeout(timer)
    unsavedSince = undefined
    const saveId = crypto.randomUUID()
    // Retries while offline show no state of their own.
    if (state().saving.name !== 'offline') set({ saving: { name: 'saving' } })
    await backup.sent(saveId)
    try {
      await sendChanges(store, client, { ...how, saveId })
    } catch (failure) {
      return recover(failure, how)
    }
    return settle()
  }

  function settle() {
    failures = 0
    set({ saving: { name: 'idle' } })
    void backup.answered()
    if (hasUnsavedChanges(state())) saveSoon()
    return true
  }

  async function recover(failure: unknown, how: Omit<Sending, 'saveId'>): Promise<boolean> {
    const code = refusalCodeOf(failure)
    if (code === 'stale_revision') {
      return adoptOwnSave(failure) || (await mergeSavedElsewhere(how))
        ? send(how)
        : halt('conflict')
    }
    if (statusOf(failure) === 401) return halt('signedOut')
    if (code === 'not_found') return halt('gone')
    if (isRefused(failure) && !mayPass(failure.status)) {
      const issues = issuesOf(failure)
      const isRestSaved = how.autosave && (await saveRest(issues))
      set({ saving: { name: 'failed', message: messageOf(failure), issues, isRestSaved } })
      void backup.write()
    } else await waitForServer()
    return false
  }

  /** A refused value must not block saving the rest. */
  async function saveRest(issues: readonly Issue[]): Promise<boolean> {
    const rest = withoutRefused(state(), issues)
    if (!rest) return false
    const saveId = crypto.randomUUID()
    await backup.sent(saveId)
    return await sendRest(store, client, rest, saveId).then(
      () => true,
      () => false,
    )
  }

  async function waitForServer() {
    const isStored = await backup.write()
    set({ saving: { name: 'offline', isStored } })
    schedule(WAITS[Math.min(failures, WAITS.length - 1)]!)
    failures += 1
  }

  function halt(name: 'conflict' | 'signedOut' | 'gone') {
    set({ saving: name === 'conflict' ? { name, isDialogOpen: true } : { name } })
    void backup.write()
    return false
  }

  /** Publishing never merges another window's changes silently. */
  async function mergeSavedElsewhere({ edited }: Omit<Sending, 'saveId'>): Promise<boolean> {
    if (edited) return false
    const { id: pageId } = state().page
    const theirs = await client.page.getPageById({ pageId }).catch(() => undefined)
    const merged = theirs && mergeTheirs(state(), theirs)
    if (!merged) return false
    const text = 'Changes from another window were merged.'
    set({ ...merged, announcement: { key: state().announcement.key + 1, text } })
    return true
  }

  /** The response was lost, but the conflict names our own save id: it succeeded. */
  function adoptOwnSave(failure: unknown): boolean {
    const details = isRefused(failure) ? (failure.data.details as StaleDetails) : undefined
    if (!details?.saveId || !backup.isOwn(details.saveId)) return false
    const { page } = state()
    const { revision = page.revision, globalRevision = page.globalRevision } = details
    const { settingsRevision = page.settingsRevision } = details
    set({ page: { ...page, revision, globalRevision, settingsRevision } })
    return true
  }

  const onPurpose = (publish: boolean, edited?: Edited) =>
    inLine(async () => {
      const how = { publish, autosave: false, ...(edited && { edited }) }
      if (!isHalted(state().saving)) return send(how)
      if (state().saving.name === 'conflict') halt('conflict')
      return false
    })

  const resume = () => {
    set({ saving: { name: 'idle' } })
    failures = 0
    return saveDraft()
  }

  return {
    start,
    /** A manual save becomes a revision, even without changes. */
    save: () => onPurpose(false),
    /** Publishes the page at the time of the click; later changes stay a draft. */
    publish: ({ components, history, settings }: Edited) =>
      onPurpose(true, { components, history, settings }),
    retry: () => void (state().saving.name === 'offline' && saveDraft()),
    resume,
    /** Resolves once everything that can be saved is saved. */
    async finish() {
      clearTimeout(timer)
      if (hasUnsavedChanges(state())) await saveDraft()
      await line
    },
    endSession: () => void halt('signedOut'),
    /** Overwrites the other window's save, which stays in the revisions. */
    async keepMine() {
      const { id: pageId } = state().page
      const theirs = await client.page.getPageById({ pageId })
      const { components: savedComponents, savedSettings } = openPage(theirs)
      // Preserves settings that only the other window changed.
      const settings = { ...savedSettings, ...changedSettings(state()) }
      set({ page: theirs, savedComponents, settings, savedSettings, saving: { name: 'idle' } })
      return onPurpose(false)
    },
    /** Loads the other window's save and discards local changes. */
    async loadTheirs() {
      const { id: pageId } = state().page
      set(openPage(await client.page.getPageById({ pageId })))
    },
    decideLater: () => set({ saving: { name: 'conflict', isDialogOpen: false } }),
    ask: () => void halt('conflict'),
  }
}

interface StaleDetails {
  revision?: number
  globalRevision?: number
  settingsRevision?: number
  saveId?: string | null
}

function mayPass(status: number) {
  return status >= 500 || status === 429 || status === 408
}

function issuesOf(failure: unknown): readonly Issue[] {
  if (!isRefused(failure)) return []
  if (refusalCodeOf(failure)?.startsWith('slug_')) {
    return [{ path: 'slug', message: messageOf(failure) }]
  }
  return failure.data.issues ?? []
}
