import type { Category } from '@vitrine/contract/category.ts'

type Node = Pick<Category, 'id' | 'name' | 'parentId'>

/** Parents before their children, each with its depth. A parent that is missing counts as none. */
export function inTreeOrder<C extends Node>(
  categories: readonly C[],
): { category: C; depth: number }[] {
  const ids = new Set(categories.map(({ id }) => id))
  const below = (parentId: string | null, depth: number): { category: C; depth: number }[] =>
    categories
      .filter(
        (each) => (each.parentId && ids.has(each.parentId) ? each.parentId : null) === parentId,
      )
      .flatMap((category) => [{ category, depth }, ...below(category.id, depth + 1)])
  return below(null, 0)
}

/** Every category that this one may stand below: not itself, and none of its own descendants. */
export function possibleParents(categories: readonly Node[], id: string | undefined) {
  const own = new Set([id])
  for (const { category } of inTreeOrder(categories)) {
    if (category.parentId && own.has(category.parentId)) own.add(category.id)
  }
  return categories
    .filter((category) => !own.has(category.id))
    .map((category) => ({ value: category.id, label: category.name }))
}
