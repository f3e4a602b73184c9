import type { NodeId, PageDocument, Place, Region } from '../model/page/document.ts'
import { findPlace, findSlot } from '../model/page/find-node.ts'
import { regionOfType } from '../sections/section-types.ts'

export function listRegion({ root, nodes }: PageDocument, region: Region): readonly NodeId[] {
  if (region === 'page') return root.page
  return root.global.filter((id) => regionOfType(nodes.get(id)!.type) === region)
}

export function regionOf(document: PageDocument, id: NodeId): Region {
  const place = findPlace(document, id)
  const isGlobal = place?.parent === null && place.slot === 'global'
  return isGlobal ? regionOfType(document.nodes.get(id)!.type) : 'page'
}

export function listBeside(document: PageDocument, id: NodeId): readonly NodeId[] {
  const place = findPlace(document, id)
  if (!place) return []
  const region = regionOf(document, id)
  return region === 'page' ? findSlot(document, place)! : listRegion(document, region)
}

export function findPlaceBeside(
  document: PageDocument,
  id: NodeId,
  direction: 'up' | 'down',
): Place | undefined {
  const place = findPlace(document, id)
  if (!place) return undefined
  const siblings = listBeside(document, id)
  const neighbour = siblings[siblings.indexOf(id) + (direction === 'up' ? -1 : 1)]
  if (neighbour === undefined) return undefined
  return { ...place, index: findSlot(document, place)!.indexOf(neighbour) }
}

/** Returns for example `2 of 5`, announced after a move. */
export function describePosition(document: PageDocument, id: NodeId): string {
  const siblings = listBeside(document, id)
  return `${siblings.indexOf(id) + 1} of ${siblings.length}`
}
