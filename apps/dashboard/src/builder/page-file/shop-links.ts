import type { PageItem } from '@vitrine/contract/content/page.ts'
import { childrenOf, isRecord } from '@vitrine/sections/kit/page-item.ts'
import type { LibraryState } from '../store/linked-store.ts'

interface Shop {
  storeId: string
  library: LibraryState
}

function isOfAnother(file: unknown, storeId: string): file is Record<string, unknown> {
  return isRecord(file) && typeof file['storeId'] === 'string' && file['storeId'] !== storeId
}

/** Returns a file of another shop with copies in the place of what is linked there. */
export function ofShop(file: unknown, storeId: string): unknown {
  if (!isOfAnother(file, storeId)) return file
  const { plain } = file
  return Array.isArray(plain) ? { ...file, content: plain } : file
}

/** Leaves out what is linked to a library of another shop, or is no longer in this one's. */
export function keepLinks(items: readonly PageItem[], file: unknown, shop: Shop) {
  let dropped = 0
  const isKept = ({ linked }: PageItem) => {
    if (linked === undefined) return true
    const { saved, isRead } = shop.library
    const isThere = !isOfAnother(file, shop.storeId) && (!isRead || saved.has(linked))
    if (!isThere) dropped += 1
    return isThere
  }
  const kept = (some: readonly PageItem[]): PageItem[] =>
    some.filter(isKept).map((item) => {
      const children = childrenOf(item)
      if (children.length === 0) return item
      return { ...item, props: { ...item.props, childComponents: kept(children) } }
    })
  return { items: kept(items), dropped }
}
