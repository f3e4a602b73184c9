import type { HostStore } from '../../platform/host-store.ts'

/** How a CDN, or another cache in front of the service, keeps pages. */
export interface SharedCache {
  /** For how long it keeps a page that nothing purges. */
  seconds: number
  /** For how long it may serve an expired page while it fetches the next. */
  staleSeconds: number
}

interface SharedPage {
  store: Pick<HostStore, 'storeId'>
  /** Path and query of the page. */
  url: string
  /** When its content changes by schedule, in milliseconds. */
  until: number | undefined
}

/**
 * Lets shared caches keep a page that is the same for everyone, under the tags of its store and of
 * itself. Browsers revalidate each time: nothing can purge them, so `stale-while-revalidate` is in the
 * header that only CDNs read (RFC 9213).
 */
export function sharedCacheHeaders(
  { seconds, staleSeconds }: SharedCache,
  { store, url, until }: SharedPage,
  now: number,
): Record<string, string> {
  const left = until === undefined ? seconds : Math.min(seconds, Math.floor((until - now) / 1000))
  if (left < 1) return {}
  const tags = [storeTag(store.storeId), pageTag(store.storeId, url)]
  return {
    'cache-control': `public, max-age=0, s-maxage=${left}`,
    ...(staleSeconds > 0 && {
      'cdn-cache-control': `max-age=${left}, stale-while-revalidate=${staleSeconds}`,
    }),
    // Fastly and Varnish read the first, Cloudflare and Akamai the second.
    'surrogate-key': tags.join(' '),
    'cache-tag': tags.join(','),
  }
}

export function storeTag(storeId: string): string {
  return `store-${storeId}`
}

function pageTag(storeId: string, url: string): string {
  return `page-${storeId}${url.replaceAll(',', '%2C')}`
}
