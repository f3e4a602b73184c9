import type { PageItem } from '@vitrine/contract/content/page.ts'
import { isMain } from '../types/page-main/main-of-template.ts'
import { findSection } from './schemas.ts'

export type Misplaced =
  | 'block_outside'
  | 'section_inside'
  | 'not_taken'
  | 'holds_nothing'
  | 'main_inside'

type Typed = Pick<PageItem, 'type' | 'contentType'>

/** Returns true if blocks or sections can be put into the item. */
export function isHolder({ type, contentType }: Typed): boolean {
  return contentType === 'container' || findSection(type)?.blocks !== undefined
}

/**
 * Returns why an item cannot be in a parent, undefined if it can. Types that we do not know may
 * hold what they hold.
 * @param parent null for the page itself
 */
export function findMisplaced(parent: Typed | null, child: Typed): Misplaced | undefined {
  const isBlock = child.contentType === 'block'
  if (parent === null) return isBlock ? 'block_outside' : undefined
  if (isMain(child)) return 'main_inside'
  const section = findSection(parent.type)
  if (!section) return undefined
  const { blocks } = section
  if (!blocks) {
    if (section.contentType !== 'container') return 'holds_nothing'
    return isBlock ? 'block_outside' : undefined
  }
  if (!isBlock) return 'section_inside'
  return blocks.takes === 'all' || blocks.takes.includes(child.type) ? undefined : 'not_taken'
}

/** Returns how many blocks the item takes directly; containers of sections have no limit. */
export function maxChildrenOf({ type }: Pick<PageItem, 'type'>): number {
  return findSection(type)?.blocks?.max ?? Infinity
}
