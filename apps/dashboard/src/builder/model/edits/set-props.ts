import type { PageDocument } from '../page/document.ts'
import type { Applied, OperationOf, Refused } from './operation.ts'
import { replaceNode } from './replace-slot.ts'

/** Replaces all props, so that undo also restores their order. */
export function setProps(
  document: PageDocument,
  { id, props }: OperationOf<'setProps'>,
): Applied | Refused {
  const node = document.nodes.get(id)
  if (!node) return { refused: 'no_such_section' }
  return {
    document: replaceNode(document, { ...node, props }),
    inverse: { kind: 'setProps', id, props: node.props },
  }
}
