import { collectNextChange } from '../../content/pages/next-change.ts'
import { isOpen } from '../../identity/is-closed.ts'
import type { HostStore } from '../../platform/host-store.ts'
import { pageCounts } from '../../platform/metrics/metrics.ts'
import { inSpan } from '../../platform/tracing/tracing.ts'
import { outOfReach } from './out-of-reach.ts'
import { type CachedPage, createPageCache, isWorthCaching, type PageCache } from './page-cache.ts'
import { ofOneShopper } from './page-headers.ts'
import { isPassing, isPersonal, pageUrl } from './page-url.ts'
import { type SharedCache, sharedCacheHeaders } from '../cdn/shared-cache.ts'
import type { Redirects } from './redirects.ts'
import { renderShop, type ShopParts } from './render-shop.ts'
import { isSearch, leadToSearch } from './searches.ts'
import { shopPolicy } from './shop-policy.ts'
import { toResponse } from './to-response.ts'

export interface StorefrontParts extends ShopParts {
  onError: (error: unknown) => void
  /** Undefined only to measure what rendering costs. */
  cache?: PageCache | undefined
  redirects?: Redirects | undefined
  /** Caches in front of the service that may keep pages. */
  sharedCache?: SharedCache | undefined
}

export type Storefront = (request: Request, store: HostStore) => Promise<Response>

export function createStorefront(parts: StorefrontParts): Storefront {
  const { onError, cache, redirects, sharedCache } = parts

  function shared(store: HostStore, url: string, page: CachedPage) {
    const isKept = sharedCache && isWorthCaching(page) && isOpen(store) && !isPassing(url)
    return isKept && sharedCacheHeaders(sharedCache, { ...page, store, url }, Date.now())
  }

  async function find(store: HostStore, url: string) {
    const renderPage = async () => {
      pageCounts.rendered += 1
      const { result: page, next } = await collectNextChange(() =>
        inSpan('render page', {}, () => renderShop(parts, store, url)),
      )
      for (const gap of page.gaps ?? []) onError(gap)
      return { ...page, until: next }
    }
    const key = { storeId: store.storeId, version: store.version, url }
    if (cache && !isPassing(url)) return { ...(await cache.find(key, renderPage)), cache }
    const once = createPageCache(0)
    return { ...(await once.find(key, renderPage)), cache: once }
  }

  return async (request, store) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodRefused()
    const address = new URL(request.url)
    const search = leadToSearch(address)
    if (search) return search
    const url = pageUrl(address) ?? '/not-found'
    try {
      // A page of a list that ends earlier is missing under the address of a living page.
      const ways = url.includes('?') ? undefined : redirects
      const known = ways?.peek(store, address)
      if (known) return known
      const { page, stale, cache: from } = await find(store, url)
      if (page.status === 404 || page.status === 410) {
        const redirected = await ways?.answer(store, address)
        if (redirected) return redirected
      }
      const answer = await toResponse(page, request.headers, from, {
        ...shopPolicy(store),
        ...(isSearch(url) && { 'x-robots-tag': 'noindex' }),
        ...(isPersonal(url) ? ofOneShopper : !stale && shared(store, url, page)),
      })
      if (stale) {
        pageCounts.stale += 1
        answer.headers.set('x-vitrine-stale', '1')
      }
      return answer
    } catch (error) {
      onError(error)
      return outOfReach(store.name)
    }
  }
}

function methodRefused() {
  return new Response('Pages are read with GET.\n', {
    status: 405,
    headers: { allow: 'GET, HEAD' },
  })
}
