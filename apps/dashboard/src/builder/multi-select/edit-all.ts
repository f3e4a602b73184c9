import { apply } from '../model/edits/apply.ts'
import { copySubtree } from '../model/page/copy-subtree.ts'
import type { NodeId, PageDocument, Place, Subtree } from '../model/page/document.ts'
import { asOne } from '../model/edits/as-one.ts'
import { isRefused, type Operation } from '../model/edits/operation.ts'
import { findSlot, readSubtree } from '../model/page/find-node.ts'
import { placeAfter } from '../model/page/places.ts'
import { findPlaceBeside } from '../store/page-order.ts'

export function removeAll(ids: readonly NodeId[]): Operation {
  return asOne(ids.map((id) => ({ kind: 'remove', id })))
}

export function insertAll(subtrees: readonly Subtree[], { index, ...at }: Place): Operation {
  return asOne(
    subtrees.map((subtree, nth) => ({
      kind: 'insert',
      place: { ...at, index: index + nth },
      subtree,
    })),
  )
}

/** Each copy goes right after its source. */
export function duplicateAll(document: PageDocument, ids: readonly NodeId[]) {
  const copies: NodeId[] = []
  const operation = oneAfterTheOther(document, ids, (current, id) => {
    const place = placeAfter(current, id)
    if (!place) return undefined
    const subtree = copySubtree(readSubtree(current, id))
    copies.push(subtree[0].id)
    return { kind: 'insert', place, subtree }
  })
  return { operation, copies }
}

/** All stand together at a place, whose index counts without any of them. */
export function moveAll(document: PageDocument, ids: readonly NodeId[], to: Place): Operation {
  const moved = new Set(ids)
  const staying = (findSlot(document, to) ?? []).filter((id) => !moved.has(id))
  const next = staying[to.index]
  return oneAfterTheOther(document, ids, (current, id) => {
    const others = (findSlot(current, to) ?? []).filter((each) => each !== id)
    const index = next === undefined ? others.length : others.indexOf(next)
    return { kind: 'move', id, to: { ...to, index } }
  })
}

/** One step up or down for each; those at the end stay, and those behind them close up. */
export function moveAllBeside(
  document: PageDocument,
  ids: readonly NodeId[],
  direction: 'up' | 'down',
): Operation {
  const stuck = new Set<NodeId>()
  const inOrder = direction === 'up' ? ids : ids.toReversed()
  return oneAfterTheOther(document, inOrder, (current, id) => {
    const to = findPlaceBeside(current, id, direction)
    const neighbour = to && findSlot(current, to)![to.index]
    if (to && !stuck.has(neighbour!)) return { kind: 'move', id, to }
    stuck.add(id)
    return undefined
  })
}

/** Each operation is made for the page as the ones before it leave it. */
function oneAfterTheOther(
  document: PageDocument,
  ids: readonly NodeId[],
  make: (current: PageDocument, id: NodeId) => Operation | undefined,
): Operation {
  const operations: Operation[] = []
  let current = document
  for (const id of ids) {
    const operation = make(current, id)
    if (!operation) continue
    operations.push(operation)
    const outcome = apply(current, operation)
    // What is refused here is refused again, with its reason, when all of it is done.
    if (!isRefused(outcome)) current = outcome.document
  }
  return asOne(operations)
}
