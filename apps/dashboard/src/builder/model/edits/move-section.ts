import type { PageDocument } from '../page/document.ts'
import { findPlace, listAncestors } from '../page/find-node.ts'
import { isPlace } from './is-place.ts'
import type { Applied, OperationOf, Refused } from './operation.ts'
import { insertAt, removeAt } from './replace-slot.ts'

export function moveSection(
  document: PageDocument,
  { id, to }: OperationOf<'move'>,
): Applied | Refused {
  const from = findPlace(document, id)
  if (!from) return { refused: 'no_such_section' }
  if (listAncestors(document, to.parent).includes(id)) return { refused: 'into_itself' }
  const lifted = removeAt(document, from)
  if (!isPlace(lifted, to)) return { refused: 'no_such_place' }
  return { document: insertAt(lifted, to, id), inverse: { kind: 'move', id, to: from } }
}
