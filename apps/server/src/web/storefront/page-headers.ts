import type { Encoding } from './encoding.ts'
import type { CachedPage } from './page-cache.ts'

/** What one shopper alone may see: neither a browser nor anything between keeps it. */
export const ofOneShopper = { 'cache-control': 'private, no-store' }

export function etagOf({ hash }: CachedPage, encoding: Encoding) {
  return `"${hash}-${encoding}"`
}

export function pageHeaders(page: CachedPage, encoding: Encoding): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    // Kept by browsers, asked for each time: an unchanged page costs 304 and no bytes.
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: etagOf(page, encoding),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(page.location !== undefined && { location: page.location }),
  }
}
