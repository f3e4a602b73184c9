import type { ComponentNode, NodeId, PageDocument, Place } from '../page/document.ts'
import { findSlot, requireNode } from '../page/find-node.ts'

function replaceSlot(
  document: PageDocument,
  { parent, slot }: Pick<Place, 'parent' | 'slot'>,
  children: readonly NodeId[],
): PageDocument {
  if (parent === null) return { ...document, root: { ...document.root, [slot]: children } }
  const node = requireNode(document, parent)
  return replaceNode(document, { ...node, slots: { ...node.slots, [slot]: children } })
}

export function replaceNode(document: PageDocument, node: ComponentNode): PageDocument {
  return { ...document, nodes: new Map(document.nodes).set(node.id, node) }
}

export function insertAt(document: PageDocument, place: Place, id: NodeId): PageDocument {
  const children = findSlot(document, place) ?? []
  return replaceSlot(document, place, children.toSpliced(place.index, 0, id))
}

export function removeAt(document: PageDocument, place: Place): PageDocument {
  const children = findSlot(document, place) ?? []
  return replaceSlot(document, place, children.toSpliced(place.index, 1))
}
