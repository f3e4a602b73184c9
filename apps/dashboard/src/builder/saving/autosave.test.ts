import { ORPCError } from '@orpc/client'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { Page } from '@vitrine/contract/page.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aSection } from '../model/document-fixture.ts'
import { hasUnsavedChanges, type Issue } from '../store/builder-state.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { builderCommands } from '../store/commands.ts'
import { aSavedPage } from '../store/page-fixture.ts'
import { createAutosave } from './autosave.ts'
import { keepEdits } from './keep-edits.ts'
import { joinKept, type KeptChange } from './kept-change.ts'
import type { KeptEdits } from './kept-edits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Settings = Partial<Page>
type Input = Partial<Page> & { publish: boolean; autosave: boolean; saveId: string }

/** The server's side of a page: it takes what is based on its revision, and refuses the rest. */
class FakeServer {
  saved: Input[] = []
  asked!: Input
  underway = 0
  mostUnderway = 0
  saveId: string | null = null
  /** Replaced to make the next save go wrong, before it is taken or after. */
  before = async () => {}
  after = async () => {}

  page: Page

  constructor(page: Page) {
    this.page = page
  }

  client = {
    page: {
      getPageById: async () => this.page,
      addPage: async () => this.page,
      updateAllContent: (input: Input) => this.take(input),
      updatePage: (input: Settings) => this.name(input),
    },
  } as unknown as ApiClient

  async name({ settingsRevision, slug, name, metaTitle }: Settings): Promise<Page> {
    if (slug === 'about') throw refusal('slug_taken', 409)
    const { settingsRevision: current } = this.page
    if (settingsRevision !== current)
      throw refusal('stale_revision', 409, { settingsRevision: current, saveId: null })
    const values = { ...(name && { name }), ...(metaTitle && { metaTitle }) }
    this.page = { ...this.page, ...values, settingsRevision: current + 1 }
    return this.page
  }

  async take(input: Input): Promise<Page> {
    this.mostUnderway = Math.max(this.mostUnderway, (this.underway += 1))
    this.asked = input
    try {
      await this.before()
      const { saveId, page: before } = this
      if (input.revision !== before.revision) {
        throw refusal('stale_revision', 409, { revision: before.revision, saveId })
      }
      this.saved.push(input)
      this.saveId = input.saveId
      const { content = [], globalContent = before.globalContent } = input
      this.page = { ...before, content, globalContent, revision: before.revision + 1 }
      await this.after()
      return this.page
    } finally {
      this.underway -= 1
    }
  }

  get text() {
    return this.page.content[0]?.props['text']
  }
}

function refusal(code: string, status: number, details?: object, issues?: Issue[]) {
  return new ORPCError(code, { status, data: { code, error: code, details, issues } })
}

const shelf = new Map<string, KeptEdits | KeptChange>()
const shelfOfDevice = {
  put: async (edits: KeptEdits) => void shelf.set(edits.key, structuredClone(edits)),
  putChange: async (change: KeptChange) => void shelf.set(change.key, structuredClone(change)),
  remove: async (key: string) => void shelf.delete(key),
}
const keptHere = () => joinKept([...shelf.values()]).find(({ key }) => key === 'mei tea home 1')

function open(server: FakeServer, kept?: KeptEdits) {
  const store = createBuilderStore(server.page, kept)
  const place = { key: 'mei tea home 1', windowId: '1' }
  const unanswered = kept?.unanswered ?? []
  const keeper = keepEdits({ store, shelf: shelfOfDevice, place, unanswered })
  const saving = createAutosave({ store, client: server.client, keeper })
  onTestFinished(saving.start())
  const commands = builderCommands(store)
  const type = (text: string) => commands.setProp('a', 'text', text, 'text')
  return { store, saving, keeper, commands, type, state: () => store.getState() }
}

/** Nothing more is done in any window that is open. */
const killWindows = () => vi.clearAllTimers()

const aServer = () => new FakeServer(aSavedPage(aSection('a')))
const within = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('a draft is saved within a second of the last change, with the revision it is based on', async () => {
  const server = aServer()
  const { type, state } = open(server)
  for (const text of ['S', 'Se', 'Sencha']) type(text)
  await within(1000)
  expect(server.saved).toMatchObject([{ publish: false, autosave: true, revision: 3 }])
  expect(server.saved[0]).not.toHaveProperty('globalContent')
  expect(server.text).toBe('Sencha')
  expect(state().saving.name).toBe('idle')
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('what is typed without a pause is saved all the same, and stays one step', async () => {
  const server = aServer()
  const { type, state } = open(server)
  for (let letter = 0; letter < 100; letter += 1) {
    type('x'.repeat(letter + 1))
    await within(100)
  }
  expect(server.saved.length).toBeGreaterThan(1)
  expect(server.saved.length).toBeLessThan(5)
  expect(state().history.past).toHaveLength(1)
})

test('two saves are never on their way at once, and what came in between follows', async () => {
  const server = aServer()
  const { type, saving } = open(server)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  server.before = () => answered
  type('Sen')
  await within(1000)
  type('Sencha')
  void saving.save()
  await within(5000)
  expect(server.underway).toBe(1)
  server.before = async () => {}
  answer()
  await within(1000)
  expect(server.mostUnderway).toBe(1)
  expect(server.text).toBe('Sencha')
  expect(server.saved.map(({ autosave }) => autosave)).toEqual([true, false])
})

test('while the server is away, edits are kept on the device and tried again', async () => {
  const server = aServer()
  const { type, state, keeper } = open(server)
  server.before = () => Promise.reject(new TypeError('Failed to fetch'))
  type('Sencha')
  await within(1000)
  expect(state().saving).toEqual({ name: 'offline', isKept: true })
  expect(keeper.isSafe()).toBe(true)
  server.before = async () => {}
  await within(60_000)
  expect(server.text).toBe('Sencha')
  expect(state().saving.name).toBe('idle')
})

test('a browser that keeps nothing is not said to keep it', async () => {
  const server = aServer()
  const { type, state, keeper } = open(server)
  vi.spyOn(shelfOfDevice, 'put').mockRejectedValue(new Error('QuotaExceededError'))
  onTestFinished(() => void vi.restoreAllMocks())
  server.before = () => Promise.reject(new TypeError('Failed to fetch'))
  type('Sencha')
  await within(1000)
  expect(state().saving).toEqual({ name: 'offline', isKept: false })
  expect(keeper.isSafe()).toBe(false)
})

test('a page is kept as a whole once, and then only what changes of it', async () => {
  const server = new FakeServer(aSavedPage(aSection('a'), aSection('b')))
  const { type, state } = open(server)
  const put = vi.spyOn(shelfOfDevice, 'put')
  onTestFinished(() => void vi.restoreAllMocks())
  for (let letter = 0; letter < 100; letter += 1) {
    type('x'.repeat(letter + 1))
    await within(100)
  }
  await within(1000)
  expect(put).toHaveBeenCalledOnce()
  const kept = keptHere()!
  expect(kept.components).toEqual(state().components)
  expect(kept.isUnsaved).toBe(false)
  expect(kept.history.past.at(-1)).toBe(kept.savedStep)
})

test('edits, history and selection are taken up where a closed window left them', async () => {
  const server = aServer()
  const closed = open(server)
  server.before = () => Promise.reject(new TypeError('Failed to fetch'))
  closed.commands.select('a')
  closed.type('Sencha')
  await within(300)
  killWindows()

  server.before = async () => {}
  const { state, commands } = open(server, keptHere())
  expect(state().components.nodes.get('a')?.props['text']).toBe('Sencha')
  expect(state().selectedComponent).toBe('a')
  await within(1000)
  expect(server.text).toBe('Sencha')
  commands.undo()
  await within(1000)
  expect(server.text).toBe('a')
})

test('a save whose answer was lost is no conflict with oneself, also after the window was closed', async () => {
  const server = aServer()
  const closed = open(server)
  server.after = () => Promise.reject(new TypeError('Failed to fetch'))
  closed.type('Sen')
  await within(700)
  expect(server.text).toBe('Sen')
  expect(closed.state().saving.name).toBe('offline')
  closed.type('Sencha')
  await within(300)
  killWindows()

  server.after = async () => {}
  const { state } = open(server, keptHere())
  await within(1000)
  expect(state().saving.name).toBe('idle')
  expect(server.text).toBe('Sencha')
})

test('a page that was saved elsewhere is not overwritten before the owner has chosen', async () => {
  const server = aServer()
  const { type, state, saving } = open(server)
  server.page = { ...aSavedPage(aSection('theirs')), revision: 7 }
  type('mine')
  await within(10_000)
  expect(state().saving).toEqual({ name: 'conflict', isAsked: true })
  expect(server.page.content).toMatchObject([{ id: 'theirs' }])

  await saving.keepMine()
  expect(server.page.content).toMatchObject([{ id: 'a', props: { text: 'mine' } }])
  expect(server.saved).toMatchObject([{ autosave: false, revision: 7 }])
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('theirs opens what was saved elsewhere', async () => {
  const server = aServer()
  const { type, state, saving } = open(server)
  server.page = { ...aSavedPage(aSection('theirs')), revision: 7 }
  type('mine')
  await within(1000)
  await saving.loadTheirs()
  expect(state().components.root.page).toEqual(['theirs'])
  expect(hasUnsavedChanges(state())).toBe(false)
  expect(state().saving.name).toBe('idle')
})

test('after a session ended, saving goes on once someone signed in again', async () => {
  const server = aServer()
  const { type, state, saving } = open(server)
  server.before = () => Promise.reject(refusal('not_signed_in', 401))
  type('Sencha')
  await within(1000)
  expect(state().saving.name).toBe('signedOut')
  server.before = async () => {}
  await saving.resume()
  expect(server.text).toBe('Sencha')
})

test('a taken address is shown at its field, and the content is saved', async () => {
  const server = aServer()
  const { type, commands, state } = open(server)
  type('Sencha')
  commands.setSetting('slug', 'about')
  await within(1000)
  expect(state().saving).toMatchObject({ name: 'failed', issues: [{ path: 'slug' }] })
  expect(server.text).toBe('Sencha')
})

test('a name that was changed elsewhere is not overwritten before the owner has chosen', async () => {
  const server = aServer()
  const { commands, state, saving } = open(server)
  const theirs = { ...server.page, name: 'Their name', metaTitle: 'Their title' }
  server.page = { ...theirs, settingsRevision: 2 }
  commands.setSetting('name', 'My name')
  await within(1000)
  expect(state().saving).toEqual({ name: 'conflict', isAsked: true })
  expect(server.page.name).toBe('Their name')

  await saving.keepMine()
  expect(server.page).toMatchObject({ name: 'My name', metaTitle: 'Their title' })
  expect(state().settings).toMatchObject({ name: 'My name', metaTitle: 'Their title' })
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('content that is saved here does not hide a name that was changed elsewhere', async () => {
  const server = aServer()
  const { type, commands, state } = open(server)
  server.page = { ...server.page, name: 'Their name', settingsRevision: 2 }
  type('Sencha')
  await within(1000)
  commands.setSetting('name', 'My name')
  await within(1000)
  expect(state().saving.name).toBe('conflict')
  expect(server.page.name).toBe('Their name')
})

test('a refused value is named, and everything else is saved', async () => {
  const server = aServer()
  const { type, commands, state } = open(server)
  const problem = 'This is no colour.'
  server.before = async () => {
    const { textColor } = server.asked.content?.[0]?.props ?? {}
    if (textColor === 'potato') {
      const issues = [{ path: 'content.0.props.textColor', message: problem }]
      throw refusal('invalid_input', 400, undefined, issues)
    }
  }
  type('Sencha')
  commands.setProp('a', 'textColor', 'potato', 'textColor')
  await within(1000)
  expect(server.text).toBe('Sencha')
  expect(server.page.content[0]?.props['textColor']).toBe('')
  expect(state().saving).toMatchObject({
    name: 'failed',
    isRestSaved: true,
    issues: [{ path: 'content.0.props.textColor', message: problem }],
  })
  expect(hasUnsavedChanges(state())).toBe(true)
  expect(state().components.nodes.get('a')?.props['textColor']).toBe('potato')
  expect(keptHere()).toMatchObject({ isUnsaved: true })

  commands.setProp('a', 'textColor', '#123456', 'textColor')
  await within(1000)
  expect(server.page.content[0]?.props['textColor']).toBe('#123456')
  expect(state().saving.name).toBe('idle')
  expect(hasUnsavedChanges(state())).toBe(false)
})

test('a page that was deleted meanwhile says so, and its edits are kept', async () => {
  const server = aServer()
  const { type, state } = open(server)
  server.before = () => Promise.reject(refusal('not_found', 404))
  type('Sencha')
  await within(1000)
  expect(state().saving.name).toBe('gone')
  expect(keptHere()).toMatchObject({ isUnsaved: true })
})
