import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hosts } from '../hosts.ts'
import { chooseEncoding } from './encoding.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { etagOf, pageHeaders } from './page-headers.ts'
import { pageUrl } from './page-url.ts'

/** @returns whether the request was answered */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean

interface HeldPagesParts {
  hosts: Pick<Hosts, 'peek'>
  cache: Pick<PageCache, 'peek'>
  /** What every answer of a shop says besides. */
  headers: Record<string, string>
}

/**
 * Sends pages that are in memory straight from there. What it cannot answer at once, because a
 * host, a version or an encoding is not at hand, goes the long way and is there the next time.
 */
export function createHeldPages({ hosts, cache, headers }: HeldPagesParts): Shortcut {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const store = hosts.peek(request.headers.host)
    const url = store && urlOf(request.url)
    const page = store && url && cache.peek({ ...store, url })
    return page ? send(page, request, response) : false
  }

  function send(page: CachedPage, request: IncomingMessage, response: ServerResponse) {
    const encoding = chooseEncoding(request.headers['accept-encoding'] ?? null)
    const body = page.bodies.get(encoding)
    if (!body) return false
    const own = { ...headers, ...pageHeaders(page, encoding) }
    if (page.status === 200 && request.headers['if-none-match'] === etagOf(page, encoding)) {
      response.writeHead(304, own).end()
      return true
    }
    response.writeHead(page.status, { ...own, 'content-length': body.length }).end(body)
    return true
  }
}

const plainPath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** Nearly every address is plain already; only the others are worth parsing. */
function urlOf(raw = '/') {
  if (raw.length < 300 && plainPath.test(raw)) return raw
  return URL.canParse(raw, 'http://shop') ? pageUrl(new URL(raw, 'http://shop')) : undefined
}
