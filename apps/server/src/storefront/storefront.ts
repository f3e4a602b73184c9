import type { HostStore } from '../hosts.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { isPassing, pageUrl } from './page-url.ts'
import { renderShop, type ShopParts } from './render-shop.ts'
import { shopPolicy } from './shop-policy.ts'
import { toResponse } from './to-response.ts'

export interface StorefrontParts extends ShopParts {
  onError: (error: unknown) => void
  /** Left out to measure what rendering costs. */
  cache?: PageCache | undefined
}

export type Storefront = (request: Request, store: HostStore) => Promise<Response>

/** Answers the pages of every store's host: from memory while the store has not changed. */
export function createStorefront(parts: StorefrontParts): Storefront {
  const { onError, cache } = parts

  async function find(store: HostStore, url: string) {
    const renderPage = () => renderShop(parts, store, url)
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
      const answer = await toResponse(page, request.headers, from, shopPolicy(store))
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

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Needs neither the database nor the renderer, since either may be what is missing. */
function outOfReach(storeName: string) {
  const name = storeName.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title></head>
<body><main><h1>${name}</h1><p>The shop is briefly out of reach. Please try again in a moment.</p>
<p><a href="">Try again</a></p></main></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' }
  return new Response(html, { status: 503, headers: { ...headers, 'cache-control': 'no-store' } })
}
