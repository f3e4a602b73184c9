import { createStore, type StoreApi } from 'zustand/vanilla'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import { listAncestors } from '../model/page/find-node.ts'
import { regionOf } from '../store/page-order.ts'

/** How the outline is shown. It outlives the panel, which is put away for the palette. */
interface OutlineState {
  readonly collapsed: ReadonlySet<string>
  readonly term: string
  /** The row that the keyboard is on. */
  readonly active: string | undefined
}

export type OutlineStore = StoreApi<OutlineState>

export function createOutline(): OutlineStore {
  return createStore<OutlineState>(() => ({ collapsed: new Set(), term: '', active: undefined }))
}

export function setExpanded(outline: OutlineStore, id: string, isExpanded: boolean) {
  const collapsed = new Set(outline.getState().collapsed)
  if (isExpanded) collapsed.delete(id)
  else collapsed.add(id)
  outline.setState({ collapsed })
}

/** Opens what a component stands in. */
export function reveal(outline: OutlineStore, document: PageDocument, id: NodeId) {
  const around = [...listAncestors(document, id).slice(1), regionOf(document, id)]
  const { collapsed } = outline.getState()
  if (!around.some((each) => collapsed.has(each))) return
  outline.setState({ collapsed: new Set([...collapsed].filter((each) => !around.includes(each))) })
}
