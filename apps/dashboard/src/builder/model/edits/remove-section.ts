import type { PageDocument } from '../page/document.ts'
import { findPlace, readSubtree } from '../page/find-node.ts'
import type { Applied, OperationOf, Refused } from './operation.ts'
import { removeAt } from './replace-slot.ts'

export function removeSection(
  document: PageDocument,
  { id }: OperationOf<'remove'>,
): Applied | Refused {
  const place = findPlace(document, id)
  if (!place) return { refused: 'no_such_section' }
  const subtree = readSubtree(document, id)
  const without = removeAt(document, place)
  const left = new Map(without.nodes)
  for (const node of subtree) left.delete(node.id)
  return {
    document: { ...without, nodes: left },
    inverse: { kind: 'insert', place, subtree },
  }
}
