import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { RootProps } from '../kit/item-details.ts'
import { walkContent, type Content } from '../kit/page-item.ts'
import { motionRules } from '../theme/rules/motion-rules.ts'

/**
 * Adds the rules of a page's motions to the first section with each: the head has them already in a
 * page that the server rendered, and lacks them once a shopper went on from another page.
 */
export function withMotionRules(content: PageItem[]): PageItem[] {
  const known = new Set<string>()
  return content.map((item) => {
    const added = motionsIn([item]).filter((motion) => !known.has(motion))
    if (added.length === 0) return item
    for (const motion of added) known.add(motion)
    return { ...item, css: (item.css ?? '') + motionRules(added) }
  })
}

export function motionsIn(content: Content) {
  const roots = [...walkContent(content)].map(({ item }) => (item.props as RootProps).root)
  return roots.flatMap((root) => root?.['data-motion'] ?? [])
}
