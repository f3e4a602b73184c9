import type { ComponentNode, NodeId, PageDocument } from '../page/document.ts'
import type { Decisions, Side } from './conflict.ts'
import { listsOf, ownerOf } from './document-lists.ts'
import { isSame } from './is-same.ts'
import { listOfEach } from './merge-places.ts'

interface Deletion {
  base: PageDocument
  deleter: PageDocument
  keeper: PageDocument
  side: Side
  decisions: Decisions
}

/**
 * Lists what one side deleted. Where the other one changed something in it, that is a conflict, and
 * the change is kept until somebody decides.
 */
export function listGone({ base, deleter, keeper, side, decisions }: Deletion): Set<NodeId> {
  const isDeleted = (id: NodeId) =>
    base.nodes.has(id) && keeper.nodes.has(id) && !deleter.nodes.has(id)
  const deleted = [...base.nodes.keys()].filter((id) => isDeleted(id))
  if (deleted.length === 0) return new Set()
  const [wasIn, isIn] = [base, keeper].map((each) => listOfEach(listsOf(each)))
  const isNew = (id: NodeId) => !base.nodes.has(id)
  const parentOf = (id: NodeId) => ownerOf(isIn!.get(id) ?? '')

  /** The topmost deleted component around what is deleted, or new there. */
  function topOf(id: NodeId): NodeId | undefined {
    let top: NodeId | undefined
    for (let at: NodeId | null = id; at !== null && (isDeleted(at) || isNew(at));) {
      if (isDeleted(at)) top = at
      at = parentOf(at)
    }
    return top
  }

  const parts = new Map<NodeId, NodeId[]>()
  for (const id of keeper.nodes.keys()) {
    const top = isDeleted(id) || isNew(id) ? topOf(id) : undefined
    if (top !== undefined) parts.set(top, [...(parts.get(top) ?? []), id])
  }

  function isChanged(id: NodeId): boolean {
    const [before, now] = [base.nodes.get(id), keeper.nodes.get(id)!]
    if (!before || !isSame(ownOf(before), ownOf(now))) return true
    if (wasIn!.get(id) !== isIn!.get(id)) return true
    return Object.values(now.slots)
      .flat()
      .some((child) => wasIn!.get(child) !== isIn!.get(child))
  }

  const gone = new Set<NodeId>()
  for (const [top, ids] of parts) {
    const isContested = ids.some((id) => isChanged(id))
    const values =
      side === 'mine'
        ? { mine: 'deleted', theirs: 'changed' }
        : { mine: 'changed', theirs: 'deleted' }
    const conflict = { id: top, field: 'deleted', ...values }
    if (isContested && decisions.sideOf(conflict) !== side) continue
    for (const id of ids) gone.add(id)
  }
  return gone
}

export const ownOf = ({ props, hidden, details, variant }: ComponentNode) => ({
  props,
  hidden,
  details,
  variant,
})
