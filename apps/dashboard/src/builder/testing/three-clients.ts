import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import { vi } from 'vitest'
import { builderCommands } from '../commands/commands.ts'
import { isRefused, type Operation } from '../model/edits/operation.ts'
import { attempt } from '../model/edits/attempt.ts'
import { answersTo, type Conflict, conflictKey, type Side } from '../model/merge/conflict.ts'
import { createSubtreeOf } from '../sections/section-types.ts'
import { CHILDREN, type PageDocument, type Place } from '../model/page/document.ts'
import { isContainer, readSubtree } from '../model/page/find-node.ts'
import { loadContent } from '../model/page/load-content.ts'
import { saveContent } from '../model/page/save-content.ts'
import { perform } from '../model/session/session.ts'
import { createAutosave } from '../saving/autosave.ts'
import { createEditsBackup } from '../saving/edits-backup.ts'
import { joinChanges, type StoredChange } from '../saving/stored-change.ts'
import { restoredState, type StoredEdits } from '../saving/stored-edits.ts'
import { type BuilderState, hasUnsavedChanges } from '../store/builder-state.ts'
import { createBuilderStore } from '../store/builder-store.ts'
import { aBlock, aContainer, aFreeSection, aGroup, aSection } from './document-fixture.ts'
import { refusal } from './fake-server.ts'
import { aSavedPage } from './page-fixture.ts'

interface Simulation {
  operations: number
  seed: number
}

const TEXTS = ['text', 'textColor', 'padding'] as const
const MAX_SECTIONS = 40

/** A value of one field, made once; it is lost when it is nowhere and nobody gave it up knowingly. */
type Mark = string

export async function simulateClients({ operations, seed }: Simulation) {
  const random = seeded(seed)
  // The same seed gives the same run.
  const ids = seeded(seed)
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => uuidOf(ids))
  const server = new SharedServer()
  const ledger = new Ledger()
  const counts = { operations: 0, merges: 0, conflicts: 0, cuts: 0, restarts: 0, saves: 0 }
  const clients = ['ann', 'ben', 'cem'].map((name) => new Client(name, server, ledger, random))
  while (counts.operations < operations) {
    const client = clients[random(clients.length)]!
    const event = random(100)
    if (event < 3) client.cut(random(2) === 0 ? 'before' : 'after')
    else if (event < 8) client.reconnect()
    else if (event === 8) {
      await client.restart()
      counts.restarts += 1
    } else if (event < 16) void client.saving.pull()
    else if (event < 18) client.publish()
    else {
      client.edit(`${client.name}${counts.operations}`)
      counts.operations += 1
    }
    if (random(3) === 0) await vi.advanceTimersByTimeAsync(random(1500))
    await client.decide()
  }
  await settle(clients)
  counts.merges = sum(clients, 'merges')
  counts.conflicts = sum(clients, 'conflicts')
  counts.cuts = sum(clients, 'cuts')
  counts.saves = server.saves
  const opened = createBuilderStore(server.page).getState().components
  const pages = [saveContent(opened), ...clients.map((each) => each.saved())]
  const contents = pages.map((page) => textOf(page))
  return { lost: ledger.lostFrom(contents[0]!), contents, counts }
}

/** All are online, and answer every question, until nothing is left to save or to take in. */
async function settle(clients: readonly Client[]) {
  for (let round = 0; round < 50; round += 1) {
    for (const client of clients) {
      client.reconnect()
      await vi.advanceTimersByTimeAsync(40_000)
      await client.decide()
      void client.saving.pull()
      await vi.advanceTimersByTimeAsync(5000)
      await client.decide()
    }
    if (clients.every((client) => client.isDone())) return
  }
  throw new Error(`They never agree: ${clients.map((each) => each.describe()).join('; ')}`)
}

class Client {
  merges = 0
  conflicts = 0
  cuts = 0
  saving!: ReturnType<typeof createAutosave>
  readonly name: string
  readonly #server: SharedServer
  readonly #ledger: Ledger
  readonly #random: Random
  readonly #records = new Map<string, StoredEdits | StoredChange>()
  #network: Network = 'on'
  #store!: ReturnType<typeof createBuilderStore>
  #backup!: ReturnType<typeof createEditsBackup>
  /** Windows that were closed do nothing any more. */
  #window = { isOpen: true }

  constructor(name: string, server: SharedServer, ledger: Ledger, random: Random) {
    this.name = name
    this.#server = server
    this.#ledger = ledger
    this.#random = random
    this.#open()
  }

  #open() {
    const window = { isOpen: true }
    this.#window = window
    const [stored] = joinChanges([...this.#records.values()])
    const page = structuredClone(this.#server.page)
    const store = createBuilderStore(page, restoredState(page, stored))
    const storage = {
      put: async (edits: StoredEdits) => this.#write(window, edits),
      putChange: async (change: StoredChange) => this.#write(window, change),
      remove: async () => {},
    }
    const place = { key: this.name, windowId: this.name }
    this.#store = store
    this.#backup = createEditsBackup({ store, storage, place, unanswered: stored })
    const client = this.#server.clientFor(() => (window.isOpen ? this.#network : 'gone'))
    this.saving = createAutosave({ store, client, backup: this.#backup })
    this.saving.start()
    store.subscribe((now, before) => {
      if (window.isOpen && now.savedComponents !== before.savedComponents)
        this.#noteMerge(now, before)
    })
  }

  #write(window: { isOpen: boolean }, record: StoredEdits | StoredChange) {
    if (!window.isOpen) return
    this.#records.set(record.key, structuredClone(record))
    if (!('of' in record)) this.#records.delete(`${record.key} since`)
  }

  get #state(): BuilderState {
    return this.#store.getState()
  }

  #noteMerge(now: BuilderState, before: BuilderState) {
    if (now.components === before.components || now.saving.name === 'conflict') return
    this.merges += 1
  }

  cut(network: Network) {
    this.#network = network
    this.cuts += 1
  }

  reconnect() {
    this.#network = 'on'
    this.saving.retry()
  }

  /** The browser stores the edits when a window is hidden, and then it is gone. */
  async restart() {
    await this.#backup.write()
    this.#window.isOpen = false
    await vi.advanceTimersByTimeAsync(1)
    this.#open()
  }

  publish() {
    this.saving.press()
    void this.saving.publish()
  }

  edit(mark: Mark) {
    const commands = builderCommands(this.#store)
    const before = this.#state.components
    const kind = this.#random(20)
    if (kind < 2) commands.undo()
    else if (kind === 2) commands.redo()
    else if (kind < 12) this.#type(mark)
    else this.#perform(this.#structural(kind, mark))
    this.#ledger.note(this.name, before, this.#state.components, { isUndo: kind < 2 })
    if (this.#random(2) === 0) commands.closeStep()
  }

  #type(mark: Mark) {
    const commands = builderCommands(this.#store)
    const { nodes } = this.#state.components
    const ids = [...nodes.keys()]
    const id = ids[this.#random(ids.length)]!
    const node = nodes.get(id)!
    if (node.type === 'hero') {
      const slides = node.props['slides'] as { id: string }[]
      const at = this.#random(slides.length)
      const next = slides.map((slide, index) => (index === at ? { ...slide, title: mark } : slide))
      return commands.setProp(id, 'slides', next, `slides ${at}`)
    }
    if (this.#random(6) === 0) return commands.setDetails(id, { name: mark }, 'name')
    const key = TEXTS[this.#random(TEXTS.length)]!
    commands.setProp(id, key, mark, key)
  }

  #perform(operation: Operation | undefined) {
    if (!operation || isRefused(attempt(this.#state.components, operation))) return
    const next = perform(this.#state, operation)
    if (typeof next !== 'string') this.#store.setState(next)
  }

  #structural(kind: number, mark: Mark): Operation | undefined {
    const { components } = this.#state
    const ids = [...components.nodes.values()].filter(({ contentType }) => contentType !== 'global')
    const { id } = ids[this.#random(ids.length)] ?? { id: '' }
    const isFull = components.nodes.size > MAX_SECTIONS
    if (kind < 15 && !isFull) {
      const isBlock = this.#random(2) === 0
      const item = isBlock ? aBlock('new', { text: mark }) : aSection('new', { text: mark })
      const [place] = [this.#place(components, isBlock)]
      return place && { kind: 'insert', place, subtree: createSubtreeOf(item) }
    }
    if (kind < 17 && (isFull || this.#random(3) === 0)) return { kind: 'remove', id }
    if (kind < 19) {
      const isBlock = components.nodes.get(id)?.contentType === 'block'
      const to = this.#place(components, isBlock)
      return to && { kind: 'move', id, to }
    }
    return { kind: 'setHidden', id, hidden: this.#random(2) === 0 ? true : undefined }
  }

  #place(components: PageDocument, isBlock: boolean): Place | undefined {
    const holders = [...components.nodes.values()].filter(
      (node) => isContainer(node) && (node.contentType !== 'container') === isBlock,
    )
    const all = isBlock ? holders : [undefined, ...holders]
    const holder = all[this.#random(Math.max(1, all.length))]
    if (!holder && isBlock) return undefined
    const list = holder ? holder.slots[CHILDREN]! : components.root.page
    const index = this.#random(list.length + 1)
    return { parent: holder?.id ?? null, slot: holder ? CHILDREN : 'page', index }
  }

  /** Answers an open question at random, sometimes later. */
  async decide() {
    const { saving, page } = this.#state
    if (saving.name !== 'conflict') return
    this.conflicts += saving.conflicts.length
    const sides = new Map<string, Side>()
    const choose = answersTo(saving.conflicts, (conflict) => {
      const key = conflictKey(conflict)
      const side = sides.get(key) ?? (this.#random(2) === 0 ? 'mine' : 'theirs')
      sides.set(key, side)
      return side
    })
    const before = this.#state.components
    const theirs = loadContent(this.#server.page)
    void this.saving.resolve(choose).catch(() => false)
    // The server answers when time passes.
    await vi.advanceTimersByTimeAsync(2000)
    // Taken in also where a save in between asks something new.
    if (this.#state.page.revision === page.revision) return
    for (const conflict of saving.conflicts) {
      const side = sides.get(conflictKey(conflict))
      this.#ledger.decided(this.name, conflict, { isMine: side === 'mine', mine: before, theirs })
    }
  }

  isDone(): boolean {
    const { saving, page } = this.#state
    const isCurrent = page.revision === this.#server.page.revision
    return saving.name === 'idle' && !hasUnsavedChanges(this.#state) && isCurrent
  }

  describe(): string {
    const { saving, page } = this.#state
    return `${this.name} ${saving.name} ${page.revision} of ${this.#server.page.revision}`
  }

  saved(): Pick<Page, 'content' | 'globalContent'> {
    return saveContent(this.#state.components)
  }
}

/** Knows every value that was made, and which of them were given up by somebody who saw them. */
class Ledger {
  readonly #made = new Map<Mark, string>()
  /** By whom. */
  readonly #given = new Map<Mark, Set<string>>()
  /** Taken instead of one's own, which undo brings back. */
  readonly #chosen = new Set<string>()

  note(by: string, before: PageDocument, after: PageDocument, { isUndo }: { isUndo: boolean }) {
    const [old, now] = [marksOf(before), marksOf(after)]
    for (const mark of now) {
      if (old.has(mark)) continue
      if (!this.#made.has(mark)) this.#made.set(mark, by)
      // Undo brings back what its owner gave up.
      this.#given.get(mark)?.delete(by)
    }
    for (const mark of old) {
      if (now.has(mark)) continue
      const maker = this.#made.get(mark)
      if (isUndo && maker !== by && !this.#chosen.has(`${by} ${mark}`)) {
        throw new Error(`Undo of ${by} took back ${mark} of ${maker}.`)
      }
      this.#give(by, mark)
    }
  }

  #give(by: string, mark: Mark) {
    this.#given.set(mark, (this.#given.get(mark) ?? new Set()).add(by))
  }

  decided(by: string, { id, field, ...values }: Conflict, outcome: Outcome) {
    const { isMine, mine, theirs } = outcome
    const isWhole = field === 'deleted' || field === 'place'
    const [own, other] = isWhole
      ? [marksUnder(mine, id), marksUnder(theirs, id)]
      : [marksIn(values.mine), marksIn(values.theirs)]
    for (const mark of isMine ? other : own) this.#give(by, mark)
    // Undo leads back to a page where the other one is gone.
    for (const mark of isWhole ? [...own, ...other] : isMine ? [] : other) {
      this.#chosen.add(`${by} ${mark}`)
    }
  }

  lostFrom(text: string): Mark[] {
    return [...this.#made.keys()].filter(
      (mark) => !this.#given.get(mark)?.size && !text.includes(`"${mark}"`),
    )
  }
}

interface Outcome {
  isMine: boolean
  mine: PageDocument
  theirs: PageDocument
}

function marksUnder(document: PageDocument, id: string): Mark[] {
  return document.nodes.has(id)
    ? readSubtree(document, id).flatMap(({ props, details }) => marksIn([props, details]))
    : []
}

const isMark = (value: unknown): value is Mark =>
  typeof value === 'string' && /^(?:ann|ben|cem)\d+$/.test(value)

function marksIn(value: unknown): Mark[] {
  if (isMark(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(marksIn)
}

function marksOf({ nodes }: PageDocument): ReadonlySet<Mark> {
  const marks = new Set<Mark>()
  for (const { props, details } of nodes.values()) {
    for (const mark of marksIn([props, details])) marks.add(mark)
  }
  return marks
}

/** Lost requests and lost answers; a closed window gets none at all. */
type Network = 'on' | 'before' | 'after' | 'gone'

class SharedServer {
  saves = 0
  saveId: string | null = null
  page: Page = aSavedPage(...firstContent())

  clientFor(network: () => Network) {
    const answer = async <Answer>(work: () => Answer): Promise<Answer> => {
      await pause()
      if (network() === 'gone') return new Promise<Answer>(() => {})
      if (network() === 'before') throw new TypeError('Failed to fetch')
      const result = work()
      await pause()
      if (network() === 'gone') return new Promise<Answer>(() => {})
      if (network() === 'after') throw new TypeError('Failed to fetch')
      return structuredClone(result)
    }
    return {
      page: {
        getPageById: () => answer(() => this.page),
        updateAllContent: (input: Saved) => answer(() => this.#take(input)),
        updatePage: (input: Saved) => answer(() => this.#take(input)),
      },
    } as unknown as Parameters<typeof createAutosave>[0]['client']
  }

  #take(input: Saved): Page {
    const { page: before, saveId } = this
    if (input.revision !== before.revision) {
      throw refusal('stale_revision', 409, { revision: before.revision, saveId })
    }
    if (input.globalContent && input.globalRevision !== before.globalRevision) {
      throw refusal('stale_revision', 409, { globalRevision: before.globalRevision, saveId })
    }
    this.saves += 1
    this.saveId = input.saveId
    const { content, globalContent = before.globalContent } = structuredClone(input)
    const revision = before.revision + 1
    this.page = {
      ...before,
      content,
      globalContent,
      revision,
      globalRevision: before.globalRevision + (input.globalContent ? 1 : 0),
      ...(input.publish && { publishedRevision: revision }),
    }
    return this.page
  }
}

interface Saved {
  content: PageItem[]
  globalContent?: PageItem[]
  revision: number
  globalRevision?: number
  saveId: string
  publish: boolean
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

const slide = (id: string) => ({ id, title: id })

function firstContent(): PageItem[] {
  return [
    {
      id: 'hero',
      type: 'hero',
      contentType: 'normal',
      v: 1,
      props: { slides: ['s1', 's2', 's3'].map(slide) },
    },
    aSection('a'),
    aSection('b'),
    aContainer('box', aSection('c'), aContainer('in', aSection('d'))),
    aFreeSection('free', aBlock('e'), aGroup('g', aBlock('f'), aBlock('h'))),
    aSection('i'),
  ]
}

function textOf({ content, globalContent }: Pick<Page, 'content' | 'globalContent'>): string {
  return JSON.stringify(sorted([content, globalContent]))
}

/** The order of keys means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}

type Random = (below: number) => number

function uuidOf(random: Random): ReturnType<typeof crypto.randomUUID> {
  const part = () => random(0x10000).toString(16).padStart(4, '0')
  return `${part()}${part()}-${part()}-4000-8000-${part()}${part()}${part()}`
}

/** mulberry32 */
function seeded(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const sum = (clients: readonly Client[], name: 'merges' | 'conflicts' | 'cuts') =>
  clients.reduce((total, client) => total + client[name], 0)
