import type { PageItem } from '@vitrine/contract/content/page.ts'

export type Content = readonly PageItem[]

export const maxSections = 2000
export const maxDepth = 12
/** On a page, and within one section. */
export const maxBlocks = 3000
export const maxBlocksOfSection = 300

export interface Visit {
  item: PageItem
  /** Indexes and `childComponents` from the top. */
  path: readonly (string | number)[]
  /** 1 at the top of the page. */
  depth: number
}

/**
 * Yields every item of a page, parents first. Iterates, because hostile depth would overflow the
 * stack.
 */
export function* walkContent(content: Content): Generator<Visit> {
  const pending: Visit[] = content.map((item, index) => ({ item, path: [index], depth: 1 }))
  pending.reverse()
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    yield visit
    const { path, depth } = visit
    const children = childrenOf(visit.item).map((item, index) => ({
      item,
      path: [...path, 'props', 'childComponents', index],
      depth: depth + 1,
    }))
    for (const child of children.toReversed()) pending.push(child)
  }
}

export function childrenOf(item: Pick<PageItem, 'props'>): Content {
  const { childComponents } = item.props
  return Array.isArray(childComponents) ? childComponents.filter(isPageItem) : []
}

export function isPageItem(value: unknown): value is PageItem {
  if (!isRecord(value)) return false
  return typeof value.id === 'string' && typeof value.type === 'string' && isRecord(value.props)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
