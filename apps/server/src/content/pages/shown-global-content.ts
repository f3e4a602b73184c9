import type { PageItem } from '@vitrine/contract/content/page.ts'
import { LRUCache } from 'lru-cache'
import { shopContent } from './page-view.ts'

const maxStores = 200
const longest = 50_000
const made = new LRUCache<string, readonly PageItem[]>({ max: maxStores })

/**
 * Returns the global content for shoppers, cached by its saved JSON: every page needs it, and it
 * seldom changes.
 */
export function shownGlobalContent(json: string): PageItem[] {
  const known = made.get(json)
  if (known) return [...known]
  const shown = shopContent(JSON.parse(json) as PageItem[])
  if (json.length <= longest) made.set(json, shown)
  return shown
}
