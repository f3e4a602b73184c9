import { apply } from '../edits/apply.ts'
import { isRefused, type Operation } from '../edits/operation.ts'
import type { ComponentNode, NodeId, PageDocument, Place, Subtree } from '../page/document.ts'
import { isSame } from './is-same.ts'
import { findSlot, readSubtree } from '../page/find-node.ts'
import { listInOrder } from '../page/list-in-order.ts'

/** Lists operations that make one page exactly another. */
export function operationsBetween(before: PageDocument, after: PageDocument): Operation[] {
  const operations: Operation[] = []
  let current = before
  function perform(operation: Operation) {
    const outcome = apply(current, operation)
    if (isRefused(outcome)) throw new Error(`The page cannot become the other: ${outcome.refused}`)
    operations.push(operation)
    current = outcome.document
  }

  function placeChildren(parent: NodeId | null, slot: string, ids: readonly NodeId[]) {
    // Most lists stay as they are.
    if (findSlot(current, { parent, slot }) === ids) return
    ids.forEach((id, index) => {
      const place: Place = { parent, slot, index }
      if (findSlot(current, place)?.[index] === id) return
      if (current.nodes.has(id)) perform({ kind: 'move', id, to: place })
      else perform({ kind: 'insert', place, subtree: newSubtree(id) })
    })
  }

  /** With all that is in it, unless something in it comes from another place. */
  function newSubtree(id: NodeId): Subtree {
    const whole = readSubtree(after, id)
    if (whole.every((node) => !current.nodes.has(node.id))) return whole
    const [top] = whole
    return [{ ...top, slots: Object.fromEntries(Object.keys(top.slots).map((each) => [each, []])) }]
  }

  placeChildren(null, 'global', after.root.global)
  placeChildren(null, 'page', after.root.page)
  for (const id of listInOrder(after)) {
    const { slots } = after.nodes.get(id)!
    for (const slot of Object.keys(slots)) placeChildren(id, slot, slots[slot]!)
  }
  for (const id of listInOrder(current)) {
    if (!after.nodes.has(id) && current.nodes.has(id)) perform({ kind: 'remove', id })
  }
  for (const [id, node] of after.nodes) {
    const known = current.nodes.get(id)!
    if (known !== node) for (const operation of ownOperations(known, node)) perform(operation)
  }
  return operations
}

function ownOperations(before: ComponentNode, { id, ...after }: ComponentNode): Operation[] {
  const { props, hidden, details } = after
  return [
    ...(isSame(before.props, props) ? [] : [{ kind: 'setProps', id, props } as const]),
    ...(before.hidden === hidden ? [] : [{ kind: 'setHidden', id, hidden } as const]),
    ...(isSame(before.details, details) ? [] : [{ kind: 'setDetails', id, details } as const]),
  ]
}
