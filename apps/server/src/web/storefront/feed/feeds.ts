import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { listForFeed } from '../../../content/blog/published-articles.ts'
import type { HostStore } from '../../../platform/host-store.ts'
import { createPageCache, type RenderedPage } from '../page-cache.ts'
import { toResponse } from '../to-response.ts'
import { atomXml } from './atom-xml.ts'

const newest = 20
const maxBytes = 16 * 1024 * 1024

interface FeedParts {
  db: Database
  originOf: (host: string) => string
}

/** Resolves to undefined for other paths. */
type Feeds = (request: Request, store: HostStore) => Promise<Response | undefined>

/** Serves the newest articles of a store's blog as an Atom feed; without any there is none. */
export function createFeeds({ db, originOf }: FeedParts): Feeds {
  const cache = createPageCache(maxBytes)

  return async (request, store) => {
    const { pathname: url } = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (url !== '/blog/feed.xml' || !isRead) return undefined
    const key = { storeId: store.storeId, version: store.version, url }
    const { page } = await cache.find(key, () => render(store))
    if (page.status === 404) return undefined
    return await toResponse(page, request.headers, cache, {
      'content-type': 'application/atom+xml; charset=utf-8',
    })
  }

  async function render({ storeId, name, shownDomain }: HostStore): Promise<RenderedPage> {
    const articles = await inStore(db, storeId, (tx) => listForFeed(tx, newest), {
      readOnly: true,
    })
    if (!articles.length) return { status: 404, html: '' }
    return { status: 200, html: atomXml({ name, origin: originOf(shownDomain), articles }) }
  }
}
