import type { StoreApi } from 'zustand/vanilla'
import type { NodeId, PageDocument } from '../model/document.ts'
import type { BuilderState } from './builder-state.ts'

/**
 * Tells of each change of a page those whom it concerns, so that a keystroke in one of a thousand
 * sections wakes what shows that section, and not a thousand.
 */
export class PageWatch {
  #tree: PageDocument
  readonly #ofTree = new Set<() => void>()
  readonly #ofNodes = new Map<NodeId, Set<() => void>>()

  constructor(store: StoreApi<BuilderState>) {
    this.#tree = store.getState().components
    store.subscribe(({ components }, before) => {
      if (components !== before.components) this.#tell(components, before.components)
    })
  }

  /** The page when its sections last came, went or moved: what it says of their content is old. */
  readonly tree = (): PageDocument => this.#tree

  /** @returns ends it */
  readonly subscribeToTree = (tell: () => void): (() => void) => {
    this.#ofTree.add(tell)
    return () => this.#ofTree.delete(tell)
  }

  /** @returns ends it */
  subscribeToNode(id: NodeId, tell: () => void): () => void {
    const listeners = this.#ofNodes.get(id) ?? new Set()
    this.#ofNodes.set(id, listeners.add(tell))
    return () => {
      listeners.delete(tell)
      if (listeners.size === 0) this.#ofNodes.delete(id)
    }
  }

  #tell(now: PageDocument, before: PageDocument) {
    const isOtherTree = !isSameTree(now, before)
    if (isOtherTree) this.#tree = now
    for (const [id, listeners] of this.#ofNodes)
      if (now.nodes.get(id) !== before.nodes.get(id)) for (const tell of listeners) tell()
    if (isOtherTree) for (const tell of this.#ofTree) tell()
  }
}

function isSameTree(now: PageDocument, before: PageDocument): boolean {
  if (now.root !== before.root || now.nodes.size !== before.nodes.size) return false
  for (const [id, { slots, type }] of now.nodes) {
    const known = before.nodes.get(id)
    if (known?.slots !== slots || known.type !== type) return false
  }
  return true
}
