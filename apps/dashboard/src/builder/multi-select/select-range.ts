import type { NodeId, PageDocument } from '../model/page/document.ts'
import { listAncestors } from '../model/page/find-node.ts'
import { selectAll, type Selection } from '../model/session/selection.ts'
import { listBeside } from '../store/page-order.ts'

/**
 * Selects the siblings from one component to another. For different containers it selects their
 * ancestors that are siblings.
 */
export function selectRange(document: PageDocument, from: NodeId, to: NodeId): Selection {
  const [first, last] = findSideBySide(document, from, to)
  const siblings = listBeside(document, last)
  const [start, end] = [siblings.indexOf(first), siblings.indexOf(last)]
  if (start < 0) return selectAll([first, last])
  const range = siblings.slice(Math.min(start, end), Math.max(start, end) + 1)
  // The far end comes last, because the panel shows the last one.
  return selectAll(start > end ? range.toReversed() : range)
}

function findSideBySide(document: PageDocument, one: NodeId, other: NodeId): [NodeId, NodeId] {
  const path = listAncestors(document, one).toReversed()
  const otherPath = listAncestors(document, other).toReversed()
  const deepest = Math.min(path.length, otherPath.length) - 1
  const fork = path.findIndex((id, depth) => otherPath[depth] !== id)
  const depth = fork < 0 ? deepest : Math.min(fork, deepest)
  return [path[depth]!, otherPath[depth]!]
}
