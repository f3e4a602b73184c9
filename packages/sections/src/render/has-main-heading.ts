import type { PageItem } from '@vitrine/contract/content/page.ts'
import { childrenOf, walkContent, type Content } from '../kit/page-item.ts'

/** Sections that are what their page is about, once they have a slug. */
const subjects = new Set(['product', 'article', 'articleList'])

const headings = new Set(['heading', 'productTitle'])

/** Returns true if some section renders the page's first-level heading. */
export function hasMainHeading(content: Content): boolean {
  if (firstOf(content)?.type === 'hero') return true
  for (const { item } of walkContent(content)) {
    if (item.type === 'textBlock' && isMainHeading(item.props)) return true
    if (headings.has(item.type) && item.props['level'] === 'heading1') return true
    if (subjects.has(item.type) && item.props['slug']) return true
  }
  return false
}

/** Formatted texts contain their headings as HTML. */
function isMainHeading({ level, formatted }: PageItem['props']): boolean {
  return level === 'heading1' && formatted !== true
}

function firstOf(content: Content) {
  let [first] = content
  for (let inner = first && childrenOf(first)[0]; inner; [inner] = childrenOf(inner)) first = inner
  return first
}
