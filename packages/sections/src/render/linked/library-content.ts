import type { PageItem } from '@vitrine/contract/content/page.ts'
import { childrenOf, type Content } from '../../kit/page-item.ts'
import { findMisplaced } from '../may-hold.ts'
import { section } from '../compose-page.ts'

/** The id of the section around a block of the library while that is edited. */
export const aroundId = 'around'

/** Returns the content of the page on which a section or block of the library is edited. */
export function contentOfSaved(item: PageItem): PageItem[] {
  if (item.contentType !== 'block') return [item]
  const around = (['freeSection', 'form', 'freeProduct'] as const).find(
    (type) => !findMisplaced({ type, contentType: 'normal' }, item),
  )
  return [section(around ?? 'freeSection', aroundId, { childComponents: [item] } as object)]
}

/** Returns what is of the library on such a page: one item, unless the content is refused. */
export function savedIn(content: Content): Content {
  const [first] = content
  return content.length === 1 && first?.id === aroundId ? childrenOf(first) : content
}
