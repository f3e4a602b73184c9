import type { NodeId, PageDocument } from '../model/page/document.ts'
import { findPlace } from '../model/page/find-node.ts'
import { nameOfNode } from '../sections/section-types.ts'
import { describePosition, regionOf } from './page-order.ts'

/** Returns for example `position 2 of 5 in Container`, for screen readers. */
export function describePlace(document: PageDocument, id: NodeId): string {
  return `position ${describePosition(document, id)} ${describeList(document, id)}`
}

export function describeMove(before: PageDocument, after: PageDocument, id: NodeId): string {
  const [from, to] = [findPlace(before, id), findPlace(after, id)]
  const isSameList = from?.parent === to?.parent && from?.slot === to?.slot
  if (!isSameList) return `from ${describePlace(before, id)} to ${describePlace(after, id)}`
  const [was] = describePosition(before, id).split(' ')
  return `from position ${was} to position ${describePosition(after, id)}`
}

function describeList(document: PageDocument, id: NodeId): string {
  const parent = findPlace(document, id)?.parent ?? null
  if (parent !== null) return `in ${nameOfNode(document.nodes.get(parent)!)}`
  const region = regionOf(document, id)
  return region === 'page' ? 'on the page' : `in the ${region}`
}
