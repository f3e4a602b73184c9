import type { PageDocument } from '../page/document.ts'
import type { Applied, OperationOf, Refused } from './operation.ts'
import { replaceNode } from './replace-slot.ts'

export function setHidden(
  document: PageDocument,
  { id, hidden }: OperationOf<'setHidden'>,
): Applied | Refused {
  const node = document.nodes.get(id)
  if (!node) return { refused: 'no_such_section' }
  return {
    document: replaceNode(document, { ...node, hidden }),
    inverse: { kind: 'setHidden', id, hidden: node.hidden },
  }
}
