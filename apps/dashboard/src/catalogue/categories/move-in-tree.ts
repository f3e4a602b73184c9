import type { CategoryNode } from '@vitrine/contract/catalogue/category.ts'
import { groupByParent, withDescendants } from './category-tree.ts'

type Node = Pick<CategoryNode, 'id' | 'name' | 'parentId'>

/** `parentId` null is the top level; `beforeId` null is the last place. */
export interface Place {
  parentId: string | null
  beforeId: string | null
}

export type Step = 'up' | 'down' | 'in' | 'out'

export function placeAfterStep(
  categories: readonly Node[],
  id: string,
  step: Step,
): Place | undefined {
  const within = groupByParent(categories)
  const siblings = [...within.values()].find((group) => group.some((each) => each.id === id)) ?? []
  const at = siblings.findIndex((each) => each.id === id)
  const parentId = parentOf(within, id)
  const [previous, next] = [siblings[at - 1], siblings[at + 1]]
  if (step === 'up') return previous && { parentId, beforeId: previous.id }
  if (step === 'down') return next && { parentId, beforeId: siblings[at + 2]?.id ?? null }
  if (step === 'in') return previous && { parentId: previous.id, beforeId: null }
  return parentId === null ? undefined : placeAfter(categories, parentId)
}

export function placeAfter(categories: readonly Node[], id: string): Place {
  const within = groupByParent(categories)
  const parentId = parentOf(within, id)
  const siblings = within.get(parentId) ?? []
  const at = siblings.findIndex((each) => each.id === id)
  return { parentId, beforeId: siblings[at + 1]?.id ?? null }
}

export function placeBefore(categories: readonly Node[], id: string): Place {
  return { parentId: parentOf(groupByParent(categories), id), beforeId: id }
}

export function isWithinItself(categories: readonly Node[], id: string, { parentId }: Place) {
  return parentId !== null && withDescendants(categories, id).has(parentId)
}

export function moveTo<C extends Node>(categories: readonly C[], id: string, place: Place): C[] {
  const moved = categories.find((each) => each.id === id)
  if (!moved) return [...categories]
  const others = categories.filter((each) => each.id !== id)
  const before = others.findIndex((each) => each.id === place.beforeId)
  return others.toSpliced(before < 0 ? others.length : before, 0, {
    ...moved,
    parentId: place.parentId,
  })
}

function parentOf(within: Map<string | null, Node[]>, id: string): string | null {
  return [...within].find(([, group]) => group.some((each) => each.id === id))?.[0] ?? null
}
