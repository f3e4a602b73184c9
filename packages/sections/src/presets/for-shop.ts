import type { PageItem } from '@vitrine/contract/content/page.ts'
import { isRecord } from '../kit/page-item.ts'

/** Replaces `{shop}` in texts with the store's name. */
export function forShop(items: readonly PageItem[], shopName: string): PageItem[] {
  return items.map((item) => named(item, shopName) as PageItem)
}

function named(value: unknown, shopName: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{shop}', () => shopName)
  if (Array.isArray(value)) return value.map((each) => named(each, shopName))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, named(each, shopName)]),
  )
}
