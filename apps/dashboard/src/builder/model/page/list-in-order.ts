import type { NodeId, PageDocument } from './document.ts'

export function listInOrder({ root, nodes }: PageDocument): NodeId[] {
  const inOrder: NodeId[] = []
  const pending = [...root.global, ...root.page].toReversed()
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    inOrder.push(id)
    const children = Object.values(nodes.get(id)?.slots ?? {}).flat()
    pending.push(...children.toReversed())
  }
  return inOrder
}
