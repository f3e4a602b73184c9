import type { HostStore } from '../../platform/host-store.ts'
import { outOfReach } from './out-of-reach.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { ofOneShopper } from './page-headers.ts'
import { isPassing, isPersonal, pageUrl } from './page-url.ts'
import { renderShop, type ShopParts } from './render-shop.ts'
import { shopPolicy } from './shop-policy.ts'
import { toResponse } from './to-response.ts'

export interface StorefrontParts extends ShopParts {
  onError: (error: unknown) => void
  /** Undefined only to measure what rendering costs. */
  cache?: PageCache | undefined
}

export type Storefront = (request: Request, store: HostStore) => Promise<Response>

export function createStorefront(parts: StorefrontParts): Storefront {
  const { onError, cache } = parts

  async function find(store: HostStore, url: string) {
    const renderPage = async () => {
      const page = await renderShop(parts, store, url)
      for (const gap of page.gaps ?? []) onError(gap)
      return page
    }
    const key = { storeId: store.storeId, version: store.version, url }
    if (cache && !isPassing(url)) return { ...(await cache.find(key, renderPage)), cache }
    const once = createPageCache(0)
    return { ...(await once.find(key, renderPage)), cache: once }
  }

  return async (request, store) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodRefused()
    const url = pageUrl(new URL(request.url)) ?? '/not-found'
    try {
      const { page, stale, cache: from } = await find(store, url)
      const answer = await toResponse(page, request.headers, from, {
        ...shopPolicy(store),
        ...(isPersonal(url) && ofOneShopper),
      })
      if (stale) answer.headers.set('x-vitrine-stale', '1')
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
