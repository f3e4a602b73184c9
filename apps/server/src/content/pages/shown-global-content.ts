import type { PageItem } from '@vitrine/contract/page.ts'
import { LRUCache } from 'lru-cache'
import { shopContent } from './page-view.ts'

const mostStores = 200
const longest = 50_000
const made = new LRUCache<string, readonly PageItem[]>({ max: mostStores })

/**
 * Top bar, navigation and footer as shoppers get them. They are part of every page and seldom
 * change, so what became of the last ones is kept, by what was saved.
 */
export function shownGlobalContent(json: string): PageItem[] {
  const known = made.get(json)
  if (known) return [...known]
  const shown = shopContent(JSON.parse(json) as PageItem[])
  if (json.length <= longest) made.set(json, shown)
  return shown
}
