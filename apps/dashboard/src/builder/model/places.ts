import { CHILDREN, type NodeId, type PageDocument, type Place, type Subtree } from './document.ts'
import { findPlace, findSlot, isContainer } from './find-node.ts'

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

/** One step up or down among its siblings; undefined at the first and the last place. */
export function placeBeside(
  document: PageDocument,
  id: NodeId,
  direction: 'up' | 'down',
): Place | undefined {
  const place = findPlace(document, id)
  if (!place) return undefined
  const index = place.index + (direction === 'up' ? -1 : 1)
  const siblings = findSlot(document, place)?.length ?? 0
  return index < 0 || index >= siblings ? undefined : { ...place, index }
}

/** Global content stays global, and a page's own content stays in the page. */
export function belongsAt(subtree: Subtree, place: Pick<Place, 'parent' | 'slot'>): boolean {
  const isGlobal = subtree[0].contentType === 'global'
  return isGlobal === (place.parent === null && place.slot === 'global')
}
