import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostStore } from '../../platform/host-store.ts'
import type { Hosts } from '../../platform/hosts.ts'
import type { VisitCounter } from '../../audience/visits/visit-counter.ts'
import type { createClientAddress } from '../../platform/client-address.ts'
import { busiestShops } from '../../platform/metrics/metrics.ts'
import { isOpen } from '../../identity/is-closed.ts'
import { type SharedCache, sharedCacheHeaders } from '../cdn/shared-cache.ts'
import { chooseEncoding, type Encoding } from './encoding.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { etagOf, pageHeaders } from './page-headers.ts'
import { pageUrl } from './page-url.ts'
import { shopPolicy } from './shop-policy.ts'

/** @returns whether the request was answered */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean

interface PageShortcutParts {
  visits?: Pick<VisitCounter, 'countPage'> | undefined
  clientAddress: ReturnType<typeof createClientAddress>
  hosts: Pick<Hosts, 'peekShown'>
  cache: Pick<PageCache, 'peek'>
  headers: Record<string, string>
  sharedCache?: SharedCache | undefined
}

interface Found {
  page: CachedPage
  store: HostStore
  url: string
}

/**
 * Serves cached pages without the app. Whatever is missing (host, version or encoding) takes the
 * normal path, which fills the cache.
 */
export function createPageShortcut({
  hosts,
  cache,
  headers,
  sharedCache,
  visits,
  clientAddress,
}: PageShortcutParts): Shortcut {
  const heads = new WeakMap<Buffer, string[]>()

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    // A request over http may have to be led to https.
    if (request.headers['x-forwarded-proto'] === 'http') return false
    const store = hosts.peekShown(request.headers.host)
    const url = store && urlOf(request.url)
    const page = store && url && isOpen(store) ? cache.peek(store, url) : undefined
    // A deleted page may be redirected.
    if (!store || !url || !page || page.status === 410) return false
    if (!send({ page, store, url }, request, response)) return false
    busiestShops.count(store.storeId)
    if (visits && page.status === 200 && request.method === 'GET') count(visits, store, request)
    return true
  }

  function count(
    { countPage }: Pick<VisitCounter, 'countPage'>,
    store: HostStore,
    request: IncomingMessage,
  ) {
    const header = (name: string) => {
      const value = request.headers[name]
      return typeof value === 'string' ? value : undefined
    }
    const headers = {
      get: (name: string) => header(name) ?? null,
      has: (name: string) => name in request.headers,
    }
    const address = () => clientAddress(request, headers)
    countPage({ store, address, header, connection: request.socket }, request.url ?? '/')
  }

  function headersOf({ page, store, url }: Found, encoding: Encoding) {
    return {
      ...headers,
      ...shopPolicy(store),
      ...pageHeaders(page, encoding),
      ...(sharedCache && sharedCacheHeaders(sharedCache, { ...page, store, url }, Date.now())),
    }
  }

  function headOf(found: Found, encoding: Encoding, body: Buffer) {
    const made = heads.get(body)
    if (made) return made
    const length = { 'content-length': String(body.length) }
    const head = Object.entries({ ...headersOf(found, encoding), ...length }).flat()
    // How long a shared cache may keep a page that changes by schedule depends on the moment.
    if (!sharedCache || found.page.until === undefined) heads.set(body, head)
    return head
  }

  function send(found: Found, request: IncomingMessage, response: ServerResponse) {
    const { page } = found
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const body = page.bodies.get(encoding)
    if (!body) return false
    const known = request.headers['if-none-match']
    if (known !== undefined && page.status === 200 && known === etagOf(page, encoding)) {
      response.writeHead(304, headersOf(found, encoding)).end()
      return true
    }
    response.writeHead(page.status, headOf(found, encoding, body)).end(body)
    return true
  }
}

const plainPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

function urlOf(raw = '/') {
  if (raw.length < 300 && plainPath.test(raw)) return raw
  return URL.canParse(raw, 'http://shop') ? pageUrl(new URL(raw, 'http://shop')) : undefined
}
