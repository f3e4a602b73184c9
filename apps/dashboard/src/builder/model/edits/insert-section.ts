import type { PageDocument } from '../page/document.ts'
import { isPlace } from './is-place.ts'
import type { Applied, OperationOf, Refused, RefusedEdit } from './operation.ts'
import { insertAt } from './replace-slot.ts'

export function insertSection(
  document: PageDocument,
  operation: OperationOf<'insert'>,
): Applied | Refused {
  const refused = refuseInsert(document, operation)
  if (refused) return { refused }
  const { place, subtree } = operation
  const nodes = new Map(document.nodes)
  for (const node of subtree) nodes.set(node.id, node)
  return {
    document: insertAt({ ...document, nodes }, place, subtree[0].id),
    inverse: { kind: 'remove', id: subtree[0].id },
  }
}

function refuseInsert(
  document: PageDocument,
  { place, subtree }: OperationOf<'insert'>,
): RefusedEdit | undefined {
  if (!isPlace(document, place)) return 'no_such_place'
  if (subtree.some((node) => document.nodes.has(node.id))) return 'id_taken'
  return undefined
}
