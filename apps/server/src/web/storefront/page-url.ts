import { isFiltered, readListingQuery, writeListingQuery } from '@vitrine/commerce/listing-query.ts'
import { restoreParameter } from '../../sales/recovery/links.ts'
import { previewParameter } from '../../content/pages/previews/preview-links.ts'

const listings = /^\/(?:shop|page\/shop|collection\/[^/]+)$/

/** A slug of 80 letters has up to nine signs for each. */
const longestPath = 800

/** Carries the cart of someone without JavaScript. */
export const linesParameter = 'lines'

/**
 * What a page is kept under: its path, and of the query what changes it, in one order; everything
 * else would fill the cache with copies. Undefined for a path that no page has, for a preview of a
 * draft and for a cart in the address, which are no pages that shoppers share.
 */
export function pageUrl(url: URL): string | undefined {
  const { searchParams } = url
  if (url.pathname.length > longestPath || url.pathname.includes('//')) return undefined
  const pathname = oneSpelling(url.pathname)
  if (pathname === undefined) return undefined
  if (searchParams.has(previewParameter) || searchParams.has(linesParameter)) return undefined
  const restoring = pathname === '/checkout' ? searchParams.get(restoreParameter) : null
  // What a link brings back is asked for by the page itself, which is the same for everyone.
  if (restoring !== null)
    return `${pathname}?${restoreParameter}=${restoring === 'expired' ? restoring : ''}`
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return listings.test(path) ? path + writeListingQuery(readListingQuery(searchParams)) : path
}

/** Undefined where half an escape stands. */
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
 * Whether a page is rendered each time and never kept: it belongs to one shopper, as a thank-you
 * page does, or it is one of the endlessly many that filters make, which would push out the pages
 * that many shoppers see.
 */
export function isPassing(url: string): boolean {
  if (isPersonal(url)) return true
  const start = url.indexOf('?')
  return start >= 0 && isFiltered(readListingQuery(new URLSearchParams(url.slice(start))))
}

/** Whether a page shows what is one shopper's alone, by a token in its address. */
export function isPersonal(url: string): boolean {
  return url.startsWith('/checkout/')
}
