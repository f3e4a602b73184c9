import type { PageItem } from '@vitrine/contract/content/page.ts'
import { nextChange } from '@vitrine/sections/render/shown-content.ts'
import { LRUCache } from 'lru-cache'
import { shopContent } from './page-view.ts'

const maxStores = 200
const longest = 50_000
const made = new LRUCache<string, readonly PageItem[]>({ max: maxStores })

/**
 * Returns the global content for shoppers, cached by its saved JSON: every page needs it, and it
 * seldom changes. What comes and goes by schedule is not cached here.
 */
export function shownGlobalContent(json: string, now: Date): PageItem[] {
  const known = made.get(json)
  if (known) return [...known]
  const content = JSON.parse(json) as PageItem[]
  const shown = shopContent(content, now)
  const isScheduled = nextChange(content, -Infinity) !== undefined
  if (json.length <= longest && !isScheduled) made.set(json, shown)
  return shown
}
