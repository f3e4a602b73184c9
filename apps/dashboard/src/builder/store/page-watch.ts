import type { StoreApi } from 'zustand/vanilla'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import type { BuilderState } from './builder-state.ts'

/**
 * Notifies subscribers per node, so that a keystroke in one of a thousand sections does not notify
 * them all.
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

  /** The page at its last structural change: the content of its sections may be stale. */
  readonly tree = (): PageDocument => this.#tree

  /** @returns unsubscribes */
  readonly subscribeToTree = (tell: () => void): (() => void) => {
    this.#ofTree.add(tell)
    return () => this.#ofTree.delete(tell)
  }

  /** @returns unsubscribes */
  subscribeToNode(id: NodeId, tell: () => void): () => void {
    const listeners = this.#ofNodes.get(id) ?? new Set()
    this.#ofNodes.set(id, listeners.add(tell))
    return () => {
      listeners.delete(tell)
      if (listeners.size === 0) this.#ofNodes.delete(id)
    }
  }

  #tell(now: PageDocument, before: PageDocument) {
    const changed = listOthers(now, before)
    const isOtherTree = !isSameTree(now, before, changed)
    if (isOtherTree) this.#tree = now
    this.#notify(changed)
    if (!isOtherTree) return
    this.#notify(listOthers(before, now).filter((id) => !now.nodes.has(id)))
    for (const tell of this.#ofTree) tell()
  }

  #notify(ids: readonly NodeId[]) {
    for (const id of ids) for (const tell of this.#ofNodes.get(id) ?? []) tell()
  }
}

function listOthers({ nodes }: PageDocument, other: PageDocument): NodeId[] {
  const ids: NodeId[] = []
  for (const [id, node] of nodes) if (other.nodes.get(id) !== node) ids.push(id)
  return ids
}

function isSameTree(now: PageDocument, before: PageDocument, changed: readonly NodeId[]): boolean {
  if (now.root !== before.root || now.nodes.size !== before.nodes.size) return false
  return changed.every((id) => {
    const [node, known] = [now.nodes.get(id), before.nodes.get(id)]
    return node?.slots === known?.slots && node?.type === known?.type
  })
}
