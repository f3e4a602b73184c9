import type { PageDocument, Place } from '../page/document.ts'
import { findSlot } from '../page/find-node.ts'

/** Whether there is such a place: a known slot, and an index from 0 to its number of children. */
export function isPlace(document: PageDocument, place: Place): boolean {
  const children = findSlot(document, place)
  return children !== undefined && place.index >= 0 && place.index <= children.length
}
