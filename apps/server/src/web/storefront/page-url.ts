import {
  isFiltered,
  readListingQuery,
  writeListingQuery,
} from '@vitrine/commerce/catalogue/listing-query.ts'
import { restoreParameter } from '../../sales/recovery/links.ts'
import { previewParameter } from '../../content/pages/previews/preview-links.ts'

const listings = /^\/(?:shop|page\/shop|collection\/[^/]+)$/

/** A slug of 80 letters takes up to nine characters for each. */
const longestPath = 800

export const linesParameter = 'lines'

/**
 * Returns the cache key: the path and the relevant query in a fixed order, so that other parameters
 * cannot fill the cache. Undefined for unknown paths, draft previews and carts in the URL.
 */
export function pageUrl(url: URL): string | undefined {
  const { searchParams } = url
  if (url.pathname.length > longestPath || url.pathname.includes('//')) return undefined
  const pathname = oneSpelling(url.pathname)
  if (pathname === undefined) return undefined
  if (searchParams.has(previewParameter) || searchParams.has(linesParameter)) return undefined
  const restoring = pathname === '/checkout' ? searchParams.get(restoreParameter) : null
  // The page loads the restored cart itself, so its HTML is the same for everyone.
  if (restoring !== null)
    return `${pathname}?${restoreParameter}=${restoring === 'expired' ? restoring : ''}`
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return listings.test(path) ? path + writeListingQuery(readListingQuery(searchParams)) : path
}

function oneSpelling(pathname: string): string | undefined {
  try {
    return pathname.replaceAll(/(?:%[\da-f]{2})+/gi, (escaped) =>
      encodeURIComponent(decodeURIComponent(escaped).normalize()),
    )
  } catch {
    return undefined
  }
}

/**
 * Returns true for pages that are rendered each time: personal ones, and searches and filtered
 * listings, whose endless number would evict popular pages.
 */
export function isPassing(url: string): boolean {
  if (isPersonal(url) || url.startsWith('/search/')) return true
  const start = url.indexOf('?')
  return start >= 0 && isFiltered(readListingQuery(new URLSearchParams(url.slice(start))))
}

export function isPersonal(url: string): boolean {
  return url.startsWith('/checkout/')
}
