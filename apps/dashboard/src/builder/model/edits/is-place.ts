import type { PageDocument, Place } from '../page/document.ts'
import { findSlot } from '../page/find-node.ts'

export function isPlace(document: PageDocument, place: Place): boolean {
  const children = findSlot(document, place)
  return children !== undefined && place.index >= 0 && place.index <= children.length
}
