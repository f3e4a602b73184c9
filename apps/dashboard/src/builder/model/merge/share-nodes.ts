import type { ComponentNode, NodeId, PageDocument } from '../page/document.ts'
import { isSame } from './is-same.ts'

/** Returns the same page with the objects of a known one, wherever they are equal. */
export function shareNodes(known: PageDocument, document: PageDocument): PageDocument {
  const nodes = new Map<NodeId, ComponentNode>()
  for (const [id, node] of document.nodes) {
    const before = known.nodes.get(id)
    nodes.set(id, before && isSame(before, node) ? before : node)
  }
  const listOf = (slot: 'global' | 'page') =>
    isSame(known.root[slot], document.root[slot]) ? known.root[slot] : document.root[slot]
  return { nodes, root: { global: listOf('global'), page: listOf('page') } }
}
