import { canonicalPath } from '@vitrine/commerce/seo/redirect-path.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { LRUCache } from 'lru-cache'
import type { HostStore } from '../../platform/host-store.ts'
import type { VisitCounts } from '../../shop/seo/visit-counts.ts'

interface Redirect {
  id: string
  to: string
  status: number
}

export interface Redirects {
  /** The redirect of a path that is known to have no page in this version of the store. */
  peek(store: HostStore, url: URL): Response | undefined
  /** To be called for paths without a page only; one query, then from memory. */
  answer(store: HostStore, url: URL): Promise<Response | undefined>
}

interface Parts {
  db: Database
  visits: VisitCounts
}

const none = { id: '', to: '', status: 0 }

/** Answers addresses without a page that the owner redirects; never those of living pages. */
export function createRedirects({ db, visits }: Parts): Redirects {
  const known = new LRUCache<string, Redirect>({ max: 20_000 })

  function respond({ storeId }: HostStore, url: URL, path: string, redirect: Redirect) {
    if (redirect === none) {
      visits.countMissing(storeId, path)
      return undefined
    }
    visits.countRedirect(storeId, redirect.id)
    const location = locationOf(redirect.to, url)
    const headers = { location, 'cache-control': 'no-cache' }
    return new Response(null, { status: redirect.status, headers })
  }

  return {
    peek(store, url) {
      const path = canonicalPath(url.pathname)
      const redirect = path === undefined ? undefined : known.get(keyOf(store, path))
      return redirect && redirect !== none ? respond(store, url, path!, redirect) : undefined
    },
    async answer(store, url) {
      const path = canonicalPath(url.pathname)
      if (path === undefined || path.length > 500) return undefined
      const key = keyOf(store, path)
      const redirect = known.get(key) ?? (await find(db, store, path)) ?? none
      known.set(key, redirect)
      return respond(store, url, path, redirect)
    },
  }
}

function keyOf({ storeId, version }: HostStore, path: string) {
  return `${storeId} ${version} ${path}`
}

async function find(db: Database, { storeId }: HostStore, path: string) {
  const [row] = await inStore(
    db,
    storeId,
    (tx) =>
      tx.prepared<Redirect>(
        'find-redirect',
        'SELECT id, to_path AS to, status FROM redirects WHERE store_id = $1 AND from_path = $2',
        [storeId, path],
      ),
    { readOnly: true },
  )
  return row
}

/** Keeps the query of the visit, with which campaigns are measured, unless the target has one. */
function locationOf(to: string, { search }: URL): string {
  const target = new URL(to, 'http://shop')
  return target.pathname + (target.search || search) + target.hash
}
