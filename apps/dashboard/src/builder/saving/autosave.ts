import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { Page } from '@vitrine/contract/content/page.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { refusalCodeOf, statusOf } from '../../platform/api/refused.ts'
import type { Choose } from '../model/merge/conflict.ts'
import { hasUnsavedChanges } from '../store/builder-state.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { isHalted, type Issue, type Saving } from '../store/saving-state.ts'
import type { EditsBackup } from './edits-backup.ts'
import { issuesOf, isFinal, staleDetailsOf } from './refused-save.ts'
import { type Edited, sendChanges, type Sending, sendRest } from './send-changes.ts'
import { editedOf, isKnown, pressedWith, takeTheirs } from './take-theirs.ts'
import { withoutRefused } from './without-refused.ts'

/** Milliseconds: after the last change, and at most during continuous typing. */
const QUIET = 600
const LONGEST = 4000
const WAITS = [1, 2, 4, 8, 15, 30].map((seconds) => seconds * 1000)

type How = Pick<Sending, 'publish' | 'autosave'>

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
  /** The page at the time of the click on Publish. */
  let pressed: Edited | undefined

  function start() {
    const stopListening = store.subscribe((now, before) => {
      if (now.components === before.components && now.settings === before.settings) return
      backup.writeSoon()
      saveSoon()
    })
    if (hasUnsavedChanges(state()) || backup.sentPages().length > 0) saveSoon()
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
    line = done.catch(() => undefined)
    return done
  }

  const saveDraft = () =>
    inLine(async () => {
      if (isHalted(state().saving)) return false
      return hasUnsavedChanges(state())
        ? sendNext({ publish: false, autosave: true })
        : afterUnanswered(settle)
    })

  const sendNext = (how: How) => afterUnanswered(() => send(how))

  /** The server may have what was sent and not answered, and was undone here since. */
  async function afterUnanswered(goOn: () => boolean | Promise<boolean>) {
    return backup.sentPages().length > 0 ? recoverFrom(await pull(), goOn) : goOn()
  }

  async function recoverFrom(
    taken: Awaited<ReturnType<typeof pull>>,
    goOn: () => boolean | Promise<boolean>,
  ) {
    if (taken === 'taken') return goOn()
    if (taken !== 'conflict' && !haltsFor(taken.failure)) await waitForServer()
    return false
  }

  function haltsFor(failure: unknown): boolean {
    const isSignedOut = statusOf(failure) === 401
    if (!isSignedOut && refusalCodeOf(failure) !== 'not_found') return false
    halt({ name: isSignedOut ? 'signedOut' : 'gone' })
    return true
  }

  async function send(how: How): Promise<boolean> {
    clearTimeout(timer)
    unsavedSince = undefined
    const saveId = crypto.randomUUID()
    // Retries while offline show no state of their own.
    if (state().saving.name !== 'offline') set({ saving: { name: 'saving' } })
    const edited = how.publish ? pressed : undefined
    await backup.sent(saveId, (edited ?? state()).components)
    try {
      await sendChanges(store, client, { ...how, ...(edited && { edited }), saveId })
    } catch (failure) {
      return recover(failure, how)
    }
    if (how.publish) pressed = undefined
    return settle()
  }

  function settle() {
    failures = 0
    set({ saving: { name: 'idle' } })
    void backup.answered()
    if (hasUnsavedChanges(state())) saveSoon()
    return true
  }

  async function recover(failure: unknown, how: How): Promise<boolean> {
    const code = refusalCodeOf(failure)
    if (code === 'stale_revision') {
      if (adoptOwnSave(failure)) return send(how)
      return recoverFrom(await pull(), () => send(how))
    }
    if (haltsFor(failure)) return false
    if (isFinal(failure)) {
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
    await backup.sent(saveId, rest)
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

  function halt(saving: Extract<Saving, { name: 'conflict' | 'signedOut' | 'gone' }>) {
    set({ saving })
    void backup.write()
    return false
  }

  async function pull(): Promise<'taken' | 'conflict' | { failure: unknown }> {
    const { id: pageId } = state().page
    let theirs: Page
    try {
      theirs = await client.page.getPageById({ pageId })
    } catch (failure) {
      return { failure }
    }
    return takeIn(theirs)
  }

  /** Takes in what was saved elsewhere, and asks only about what both changed. */
  function takeIn(theirs: Page, choose: Choose = () => undefined): 'taken' | 'conflict' {
    const before = state()
    if (isKnown(before, theirs)) return 'taken'
    const unanswered = backup.sentPages()
    const taken = takeTheirs(before, theirs, { choose, unanswered })
    if (!taken.state) {
      halt({ name: 'conflict', isDialogOpen: true, conflicts: taken.conflicts })
      return 'conflict'
    }
    set(taken.state)
    if (pressed) pressed = pressedWith(pressed, { before, now: state() }, theirs, unanswered)
    void backup.answered()
    return 'taken'
  }

  /** The response was lost, but the conflict names our own save id: it succeeded. */
  function adoptOwnSave(failure: unknown): boolean {
    const { page } = state()
    const {
      saveId,
      revision = page.revision,
      globalRevision = page.globalRevision,
      settingsRevision = page.settingsRevision,
    } = staleDetailsOf(failure)
    if (!saveId || !backup.isOwn(saveId)) return false
    set({ page: { ...page, revision, globalRevision, settingsRevision } })
    return true
  }

  const onPurpose = (publish: boolean) =>
    inLine(async () => {
      if (!isHalted(state().saving)) return sendNext({ publish, autosave: false })
      ask()
      return false
    })

  function ask() {
    const { saving } = state()
    if (saving.name === 'conflict') set({ saving: { ...saving, isDialogOpen: true } })
  }

  const resume = () => {
    set({ saving: { name: 'idle' } })
    failures = 0
    return saveDraft()
  }

  return {
    start,
    /** A manual save becomes a revision, even without changes. */
    save: () => onPurpose(false),
    /** Remembers the page for `publish`; later changes stay a draft. */
    press: () => void (pressed = editedOf(state())),
    publish: () => onPurpose(true),
    retry: () => void (state().saving.name === 'offline' && saveDraft()),
    resume,
    /** Resolves once everything that can be saved is saved. */
    async finish() {
      clearTimeout(timer)
      if (hasUnsavedChanges(state())) await saveDraft()
      await line
    },
    endSession: () => void halt({ name: 'signedOut' }),
    /** Takes in what was saved elsewhere, unless a question is open. */
    pull: () =>
      inLine(async () => {
        const { saving } = state()
        if (isHalted(saving) || saving.name === 'offline') return false
        return (await pull()) === 'taken'
      }),
    /**
     * Goes on saving with the sides that the owner chose. Both values stay: mine as a step to undo,
     * theirs among the revisions. Asks again about what changed meanwhile.
     */
    resolve: (choose: Choose) =>
      inLine(async () => {
        const { saving, page } = state()
        if (saving.name !== 'conflict') return false
        const theirs = await client.page.getPageById({ pageId: page.id })
        return takeIn(theirs, choose) === 'taken' && send({ publish: false, autosave: false })
      }),
    decideLater() {
      const { saving } = state()
      if (saving.name === 'conflict') set({ saving: { ...saving, isDialogOpen: false } })
    },
    ask,
  }
}
