import type { PageItem } from '@vitrine/contract/content/page.ts'
import { isRecord } from '@vitrine/sections/kit/page-item.ts'

/** Matches stored media: `/media/{store id}/…`, on any host. */
const stored = /^(?:https?:\/\/[^/]+)?\/media\/([^/]+)\/[^/]+$/

export function findForeignImages(items: readonly PageItem[], storeId: string): string[] {
  const found = new Set<string>()
  mapTexts(items, (text) => {
    if (isForeign(text, storeId)) found.add(text)
    return text
  })
  return [...found]
}

export function withoutForeignImages(items: readonly PageItem[], storeId: string): PageItem[] {
  return mapTexts(items, (text) => (isForeign(text, storeId) ? '' : text)) as PageItem[]
}

function isForeign(text: string, storeId: string): boolean {
  const owner = stored.exec(text)?.[1]
  return owner !== undefined && owner !== storeId && owner !== 'stock'
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, map)]))
}
