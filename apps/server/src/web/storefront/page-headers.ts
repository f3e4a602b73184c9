import type { Encoding } from './encoding.ts'
import type { CachedPage } from './page-cache.ts'

export const ofOneShopper = { 'cache-control': 'private, no-store' }

export function etagOf({ hash }: CachedPage, encoding: Encoding) {
  return `"${hash}-${encoding}"`
}

export function pageHeaders(page: CachedPage, encoding: Encoding): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    // Browsers revalidate each time: an unchanged page costs a 304 without a body.
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag: etagOf(page, encoding),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(page.location !== undefined && { location: page.location }),
  }
}
