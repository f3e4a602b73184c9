import type { NodeId, Place } from '../model/page/document.ts'
import { CHILDREN } from '../model/page/document.ts'
import type { Operation } from '../model/edits/operation.ts'
import { findPlace, findSlot, isContainer } from '../model/page/find-node.ts'
import { fitsInto } from '../model/page/places.ts'
import { moveAll, moveAllBeside } from '../multi-select/edit-all.ts'
import type { Acting } from '../store/act.ts'
import type { BuilderStore } from '../store/builder-store.ts'
import { describeMove } from '../store/describe-place.ts'
import { listMoved } from '../store/list-moved.ts'

export function moveCommands({ getState: state, setState: set }: BuilderStore, acting: Acting) {
  const { act, announce, nameAll, nameOf } = acting
  const movedWith = (id: NodeId) => listMoved(state(), id)

  function moveBy(operation: Operation, ids: readonly NodeId[]) {
    const before = state().components
    return act(operation, () => {
      const moved = describeMove(before, state().components, ids[0]!)
      return `${nameAll(ids)} moved ${moved}.`
    })
  }

  /** @param to its index does not count the moved components */
  function move(id: NodeId, to: Place) {
    const ids = movedWith(id)
    const { components } = state()
    if (ids.length === 1 && isSamePlace(findPlace(components, id), to)) return true
    return moveBy(moveAll(components, ids, to), ids)
  }

  function moveBeside(id: NodeId, direction: 'up' | 'down') {
    const ids = movedWith(id)
    const operation = moveAllBeside(state().components, ids, direction)
    if (operation.kind === 'batch' && operation.operations.length === 0) {
      const verb = ids.length === 1 ? 'is' : 'are'
      announce(`${nameAll(ids)} ${verb} already ${direction === 'up' ? 'first' : 'last'}.`)
      return false
    }
    return moveBy(operation, ids)
  }

  function moveOut(id: NodeId) {
    const { components } = state()
    const container = findPlace(components, id)?.parent ?? null
    if (container === null) {
      announce(`${nameOf(id)} is not inside a container.`)
      return false
    }
    const { index, ...list } = findPlace(components, container)!
    return move(id, { ...list, index: index + 1 - countMovedBefore(movedWith(id), list, index) })
  }

  function moveIn(id: NodeId) {
    const { components } = state()
    const ids = movedWith(id)
    const place = findPlace(components, ids[0] ?? id)
    const previous = place && findSlot(components, place)![place.index - 1]
    const node = previous === undefined ? undefined : components.nodes.get(previous)
    const fits = ids.every((each) =>
      fitsInto(components, previous ?? null, components.nodes.get(each)!),
    )
    if (!node || !isContainer(node) || !fits) {
      announce(`There is no container right before ${nameAll(ids)}.`)
      return false
    }
    const children = node.slots[CHILDREN]!
    return move(id, { parent: node.id, slot: CHILDREN, index: children.length })
  }

  function countMovedBefore(
    ids: readonly NodeId[],
    list: Pick<Place, 'parent' | 'slot'>,
    index: number,
  ): number {
    const children = findSlot(state().components, list) ?? []
    return ids.filter((id) => children.slice(0, index).includes(id)).length
  }

  const askWhereTo = (movingSection: NodeId) => set({ movingSection })

  return { move, moveBeside, moveOut, moveIn, askWhereTo }
}

function isSamePlace(one: Place | undefined, other: Place): boolean {
  return one?.parent === other.parent && one.slot === other.slot && one.index === other.index
}
