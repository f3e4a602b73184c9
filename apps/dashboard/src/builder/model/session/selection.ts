import type { NodeId, PageDocument } from '../page/document.ts'
import { listAncestors } from '../page/find-node.ts'
import { listInOrder } from '../page/list-in-order.ts'

export interface Selection {
  readonly selectedComponent: NodeId | null
  readonly alsoSelected: readonly NodeId[]
}

export function selectOnly(id: NodeId | null): Selection {
  return { selectedComponent: id, alsoSelected: [] }
}

export function selectAll(ids: readonly NodeId[]): Selection {
  return { selectedComponent: ids.at(-1) ?? null, alsoSelected: ids.slice(0, -1) }
}

export function listSelected({ selectedComponent, alsoSelected }: Selection): readonly NodeId[] {
  return selectedComponent === null ? [] : [...alsoSelected, selectedComponent]
}

/** Keeps the list itself where nothing was deleted, so that no view of it renders again. */
export function dropDeleted(selection: Selection, { nodes }: PageDocument): Selection {
  const { selectedComponent, alsoSelected } = selection
  if (selectedComponent !== null && !nodes.has(selectedComponent)) return selectOnly(null)
  const left = alsoSelected.filter((id) => nodes.has(id))
  const isSame = left.length === alsoSelected.length
  return { selectedComponent, alsoSelected: isSame ? alsoSelected : left }
}

export function toggleOne(selection: Selection, id: NodeId): Selection {
  const selected = listSelected(selection)
  return selectAll(
    selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id],
  )
}

/** In page order, without components inside another selected one. */
export function listActedOn(document: PageDocument, ids: readonly NodeId[]): NodeId[] {
  const selected = new Set(ids)
  const isInside = (id: NodeId) =>
    listAncestors(document, id).some((ancestor) => ancestor !== id && selected.has(ancestor))
  if (ids.length < 2) return ids.filter((id) => document.nodes.has(id))
  return listInOrder(document).filter((id) => selected.has(id) && !isInside(id))
}
