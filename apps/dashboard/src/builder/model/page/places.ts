import { CHILDREN, type NodeId, type PageDocument, type Place, type Subtree } from './document.ts'
import { findPlace, isContainer } from './find-node.ts'

/** Where a component that is added without pointing at a place goes: the end of the page. */
export function placeAtEnd(document: PageDocument, subtree: Subtree): Place {
  const slot = subtree[0].contentType === 'global' ? 'global' : 'page'
  return { parent: null, slot, index: document.root[slot].length }
}

/** First inside a container. */
export function placeInside(document: PageDocument, container: NodeId): Place | undefined {
  const node = document.nodes.get(container)
  return node && isContainer(node) ? { parent: container, slot: CHILDREN, index: 0 } : undefined
}

/** Right after a component, where its duplicate goes. */
export function placeAfter(document: PageDocument, id: NodeId): Place | undefined {
  const place = findPlace(document, id)
  return place && { ...place, index: place.index + 1 }
}

/** Global content stays global, and a page's own content stays in the page. */
export function belongsAt(subtree: Subtree, place: Pick<Place, 'parent' | 'slot'>): boolean {
  const isGlobal = subtree[0].contentType === 'global'
  return isGlobal === (place.parent === null && place.slot === 'global')
}
