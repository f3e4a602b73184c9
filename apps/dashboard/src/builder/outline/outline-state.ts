import { createStore, type StoreApi } from 'zustand/vanilla'
import type { NodeId, PageDocument } from '../model/page/document.ts'
import { listAncestors } from '../model/page/find-node.ts'
import { regionOf } from '../store/page-order.ts'

/** Outlives the panel, which is unmounted while the palette is shown. */
interface OutlineState {
  readonly collapsed: ReadonlySet<string>
  readonly term: string
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

export function reveal(outline: OutlineStore, document: PageDocument, id: NodeId) {
  const around = [...listAncestors(document, id).slice(1), regionOf(document, id)]
  const { collapsed } = outline.getState()
  if (!around.some((each) => collapsed.has(each))) return
  outline.setState({ collapsed: new Set([...collapsed].filter((each) => !around.includes(each))) })
}
