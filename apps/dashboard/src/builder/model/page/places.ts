import { findMisplaced } from '@vitrine/sections/render/may-hold.ts'
import {
  CHILDREN,
  type ComponentNode,
  type NodeId,
  type PageDocument,
  type Place,
  type Subtree,
} from './document.ts'
import { findPlace, isContainer, listAncestors } from './find-node.ts'

export function placeAtEnd(document: PageDocument, subtree: Subtree): Place {
  const slot = subtree[0].contentType === 'global' ? 'global' : 'page'
  return { parent: null, slot, index: document.root[slot].length }
}

/** Sections come first in a container; blocks last, as words are read. */
export function placeInside(document: PageDocument, container: NodeId): Place | undefined {
  const node = document.nodes.get(container)
  if (!node || !isContainer(node)) return undefined
  const index = node.contentType === 'container' ? 0 : node.slots[CHILDREN]!.length
  return { parent: container, slot: CHILDREN, index }
}

export function placeAfter(document: PageDocument, id: NodeId): Place | undefined {
  const place = findPlace(document, id)
  return place && { ...place, index: place.index + 1 }
}

/** Returns true if the list at the place is for components such as the first of the subtree. */
export function belongsAt(
  document: PageDocument,
  subtree: Subtree,
  { parent, slot }: Pick<Place, 'parent' | 'slot'>,
): boolean {
  const isGlobal = subtree[0].contentType === 'global'
  if (isGlobal !== (parent === null && slot === 'global')) return false
  return fitsInto(document, parent, subtree[0])
}

/** Ignores how full the parent is: that is refused with a sentence. */
export function fitsInto(
  { nodes }: PageDocument,
  parent: NodeId | null,
  child: Pick<ComponentNode, 'type' | 'contentType'>,
): boolean {
  const node = parent === null ? null : nodes.get(parent)
  return node !== undefined && findMisplaced(node, child) === undefined
}

const freeSection = { type: 'freeSection', contentType: 'normal' } as const

/** Returns true for what fits at the place, and for a block that gets a free section there. */
export function canAddAt(
  document: PageDocument,
  { parent, slot }: Pick<Place, 'parent' | 'slot'>,
  added: Pick<ComponentNode, 'type' | 'contentType'>,
): boolean {
  const isGlobal = added.contentType === 'global'
  if (isGlobal !== (parent === null && slot === 'global')) return false
  return fitsInto(document, parent, added) || needsSectionAt(document, parent, added)
}

export function needsSectionAt(
  document: PageDocument,
  parent: NodeId | null,
  added: Pick<ComponentNode, 'type' | 'contentType'>,
): boolean {
  if (added.contentType !== 'block' || fitsInto(document, parent, added)) return false
  return fitsInto(document, parent, freeSection)
}

/** Finds the place in a component, or else right after it or what it is in. */
export function findPlaceAt(
  document: PageDocument,
  subtree: Subtree,
  id: NodeId,
): Place | undefined {
  const inside = placeInside(document, id)
  if (inside && belongsAt(document, subtree, inside)) return inside
  return findPlaceAfter(document, subtree, id)
}

export function findPlaceAfter(
  document: PageDocument,
  subtree: Subtree,
  id: NodeId,
): Place | undefined {
  const places = listAncestors(document, id).map((each) => placeAfter(document, each))
  return places.find((place) => place && belongsAt(document, subtree, place))
}
