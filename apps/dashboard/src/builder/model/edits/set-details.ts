import type { PageDocument } from '../page/document.ts'
import type { Applied, OperationOf, Refused } from './operation.ts'
import { replaceNode } from './replace-slot.ts'

export function setDetails(
  document: PageDocument,
  { id, details }: OperationOf<'setDetails'>,
): Applied | Refused {
  const node = document.nodes.get(id)
  if (!node) return { refused: 'no_such_section' }
  return {
    document: replaceNode(document, { ...node, details }),
    inverse: { kind: 'setDetails', id, details: node.details },
  }
}
