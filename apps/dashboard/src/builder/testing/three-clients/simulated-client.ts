import type { Page } from '@vitrine/contract/content/page.ts'
import { vi } from 'vitest'
import { builderCommands } from '../../commands/commands.ts'
import { attempt } from '../../model/edits/attempt.ts'
import { isRefused, type Operation } from '../../model/edits/operation.ts'
import { answersTo, conflictKey, type Side } from '../../model/merge/conflict.ts'
import { CHILDREN, type PageDocument, type Place } from '../../model/page/document.ts'
import { isContainer } from '../../model/page/find-node.ts'
import { loadContent } from '../../model/page/load-content.ts'
import { saveContent } from '../../model/page/save-content.ts'
import { perform } from '../../model/session/session.ts'
import { createAutosave } from '../../saving/autosave.ts'
import { createEditsBackup } from '../../saving/edits-backup.ts'
import { joinChanges, type StoredChange } from '../../saving/stored-change.ts'
import { restoredState, type StoredEdits } from '../../saving/stored-edits.ts'
import { createSubtreeOf } from '../../sections/section-types.ts'
import { type BuilderState, hasUnsavedChanges } from '../../store/builder-state.ts'
import { createBuilderStore } from '../../store/builder-store.ts'
import { aBlock, aSection } from '../document-fixture.ts'
import type { Ledger, Mark } from './ledger.ts'
import type { Random } from './seeded.ts'
import type { Network, SharedServer } from './shared-server.ts'

const TEXTS = ['text', 'textColor', 'padding'] as const
const MAX_SECTIONS = 40

/** A person who edits at random in a window that loses its network and is closed. */
export class SimulatedClient {
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
