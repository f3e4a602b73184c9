import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { HostStore } from '../../../platform/host-store.ts'
import type { VisitCounts } from '../../../shop/seo/visit-counts.ts'
import { isOpen } from '../../../identity/is-closed.ts'
import { createPageCache, type RenderedPage } from '../page-cache.ts'
import { toResponse } from '../to-response.ts'
import { countEntries, listEntries } from './queries.ts'
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

/** Limit of sitemaps.org per file. */
const maxAddresses = 50_000
const maxBytes = 16 * 1024 * 1024
const longestName = 20

interface SitemapParts {
  db: Database
  originOf: (host: string) => string
  visits?: Pick<VisitCounts, 'noteSitemap'>
  limit?: number
}

/** Resolves to undefined for other paths. */
export type Sitemaps = (request: Request, store: HostStore) => Promise<Response | undefined>

/** Serves a store's sitemap, split into several files with an index when it is long. */
export function createSitemaps({
  db,
  originOf,
  visits,
  limit = maxAddresses,
}: SitemapParts): Sitemaps {
  const cache = createPageCache(maxBytes)

  return async (request, store) => {
    const { pathname: url } = new URL(request.url)
    const part = partOf(url)
    if (part === undefined || !isListed(store)) return undefined
    const key = { storeId: store.storeId, version: store.version, url }
    const { page } = await cache.find(key, () => render(store, part))
    if (page.status === 404) return undefined
    return await toResponse(page, request.headers, cache, {
      'content-type': 'application/xml; charset=utf-8',
    })
  }

  async function render({ storeId, shownDomain }: HostStore, part: number): Promise<RenderedPage> {
    const origin = originOf(shownDomain)
    const write = (tx: StoreTransaction) => writeFile(tx, origin, part)
    const html = await inStore(db, storeId, write, { readOnly: true })
    return html === undefined ? { status: 404, html: '' } : { status: 200, html }
  }

  async function writeFile(tx: StoreTransaction, origin: string, part: number) {
    const entries = await countEntries(tx)
    if (part === 0) visits?.noteSitemap(tx.storeId, entries)
    const parts = Math.ceil(entries / limit)
    if (part === 0 && parts > 1) return sitemapIndexXml(origin, parts)
    if (part > parts || (part > 0 && parts === 1)) return undefined
    const offset = Math.max(part - 1, 0) * limit
    return sitemapXml(origin, await listEntries(tx, { limit, offset }))
  }
}

function isListed(store: HostStore): boolean {
  return isOpen(store) && store.seo.indexing
}

/** 0 is the file that robots.txt names. */
function partOf(pathname: string): number | undefined {
  if (pathname === '/sitemap.xml') return 0
  const number = pathname.length <= longestName && /^\/sitemap-([1-9]\d*)\.xml$/.exec(pathname)
  return number ? Number(number[1]) : undefined
}
