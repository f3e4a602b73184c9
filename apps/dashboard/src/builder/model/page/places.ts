import { CHILDREN, type NodeId, type PageDocument, type Place, type Subtree } from './document.ts'
import { findPlace, isContainer } from './find-node.ts'

export function placeAtEnd(document: PageDocument, subtree: Subtree): Place {
  const slot = subtree[0].contentType === 'global' ? 'global' : 'page'
  return { parent: null, slot, index: document.root[slot].length }
}

export function placeInside(document: PageDocument, container: NodeId): Place | undefined {
  const node = document.nodes.get(container)
  return node && isContainer(node) ? { parent: container, slot: CHILDREN, index: 0 } : undefined
}

export function placeAfter(document: PageDocument, id: NodeId): Place | undefined {
  const place = findPlace(document, id)
  return place && { ...place, index: place.index + 1 }
}

/** Refuses to mix global content and the page's own. */
export function belongsAt(subtree: Subtree, place: Pick<Place, 'parent' | 'slot'>): boolean {
  const isGlobal = subtree[0].contentType === 'global'
  return isGlobal === (place.parent === null && place.slot === 'global')
}
