import type { CategoryNode } from '@vitrine/contract/catalogue/category.ts'

type Node = Pick<CategoryNode, 'id' | 'name' | 'parentId'>

export interface TreeRow<C> {
  category: C
  depth: number
  position: number
  count: number
  hasChildren: boolean
}

/** Lists parents before their children. A missing parent counts as none. */
export function inTreeOrder<C extends Node>(
  categories: readonly C[],
  collapsed: ReadonlySet<string> = new Set(),
): TreeRow<C>[] {
  const within = groupByParent(categories)
  const below = (parentId: string | null, depth: number): TreeRow<C>[] => {
    const siblings = within.get(parentId) ?? []
    return siblings.flatMap((category, index) => {
      const { id } = category
      const row = {
        category,
        depth,
        position: index + 1,
        count: siblings.length,
        hasChildren: within.has(id),
      }
      return [row, ...(collapsed.has(id) ? [] : below(id, depth + 1))]
    })
  }
  return below(null, 0)
}

export function groupByParent<C extends Node>(categories: readonly C[]): Map<string | null, C[]> {
  const ids = new Set(categories.map(({ id }) => id))
  return Map.groupBy(categories, ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  )
}

export function withDescendants(categories: readonly Node[], id: string): ReadonlySet<string> {
  const own = new Set([id])
  for (const { category } of inTreeOrder(categories)) {
    if (category.parentId !== null && own.has(category.parentId)) own.add(category.id)
  }
  return own
}

export function possibleParents(categories: readonly Node[], id: string | undefined) {
  const own = id === undefined ? new Set() : withDescendants(categories, id)
  return inTreeOrder(categories)
    .filter(({ category }) => !own.has(category.id))
    .map(({ category, depth }) => ({
      value: category.id,
      label: `${'– '.repeat(depth)}${category.name}`,
    }))
}
