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

/** Moves all together; the index counts none of them. */
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

/** Moves each one step; components at the end stay, and the ones behind close up. */
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

/** Builds each operation for the page that the previous ones produce. */
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
    // A refusal returns with its reason when the whole batch is applied.
    if (!isRefused(outcome)) current = outcome.document
  }
  return asOne(operations)
}
