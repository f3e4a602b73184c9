import { detailsOf } from '@vitrine/sections/kit/item-details.ts'
import type { ComponentNode, NodeId, Subtree } from './document.ts'
import { newId } from './new-id.ts'

export function copySubtree(subtree: Subtree, createId: () => NodeId = newId): Subtree {
  const ids = new Map(subtree.map((node) => [node.id, createId()]))
  const [top, ...below] = subtree
  const copy = (node: ComponentNode): ComponentNode => ({
    ...node,
    id: ids.get(node.id)!,
    // Links lead to one place, and that is the original.
    details: detailsOf({ ...node.details, anchor: undefined }),
    slots: Object.fromEntries(
      Object.entries(node.slots).map(([slot, children]) => [
        slot,
        children.map((child) => ids.get(child)!),
      ]),
    ),
  })
  return [copy(top), ...below.map(copy)]
}
