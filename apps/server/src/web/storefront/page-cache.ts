import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { bytesOf, decode, encodeQuickly, encodeWell, type Encoding } from './encoding.ts'

export interface RenderedPage {
  status: number
  html: string
  location?: string
  storedForm?: string
  /** Errors of sections that were rendered without their data; such a page is not cached. */
  gaps?: unknown[]
  /** When its content changes by schedule, in milliseconds. */
  until?: number | undefined
}

/** Body per requested encoding: compressed quickly first, then well. */
export interface CachedPage {
  status: number
  location: string | undefined
  hash: string
  version: number
  bodies: Map<Encoding, Buffer>
  isWhole: boolean
  until: number | undefined
  address: string | undefined
}

export interface PageKey {
  storeId: string
  version: number
  url: string
}

interface Found {
  page: CachedPage
  stale: boolean
}

const maxBytes = 64 * 1024 * 1024
const overhead = 1024

export interface PageCache {
  /**
   * Returns the cached page; renders it once for all parallel requests.
   * @throws the error of `render` when there is no older version
   */
  find(key: PageKey, render: () => Promise<RenderedPage>): Promise<Found>
  peek(store: Omit<PageKey, 'url'>, url: string): CachedPage | undefined
  body(page: CachedPage, encoding: Encoding): Promise<Buffer>
  bytes(): number
}

export function createPageCache(limit = maxBytes, now: () => number = Date.now): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    // The cache requires a limit above 0; no page fits into one byte.
    maxSize: Math.max(1, limit),
    sizeCalculation: sizeOf,
    dispose(page) {
      page.address = undefined
    },
    noDisposeOnSet: true,
  })
  const underway = new Map<string, Promise<CachedPage>>()

  function peek({ storeId, version }: Omit<PageKey, 'url'>, url: string) {
    const cached = pages.get(addressOf({ storeId, url }))
    const isOver = cached?.until !== undefined && cached.until <= now()
    return cached?.version === version && !isOver ? cached : undefined
  }

  function keep(address: string, page: CachedPage) {
    const before = pages.peek(address)
    if (before && before !== page) before.address = undefined
    page.address = address
    pages.set(address, page)
    if (pages.peek(address) !== page) page.address = undefined
  }

  function renderOnce(key: PageKey, render: () => Promise<RenderedPage>) {
    const address = addressOf(key)
    const flight = `${address} ${key.version}`
    const known = underway.get(flight)
    if (known) return known
    const load = render()
      .then((rendered) => {
        const page = toCachedPage(rendered, key.version)
        if (isWorthCaching(page)) keep(address, page)
        return page
      })
      .finally(() => underway.delete(flight))
    underway.set(flight, load)
    return load
  }

  return {
    peek,

    async find(key, render) {
      const cached = peek(key, key.url)
      if (cached) return { page: cached, stale: false }
      const older = pages.get(addressOf(key))
      try {
        const page = await renderOnce(key, render)
        return older && !page.isWhole ? { page: older, stale: true } : { page, stale: false }
      } catch (error) {
        if (!older) throw error
        return { page: older, stale: true }
      }
    },

    async body(page, encoding) {
      const cached = page.bodies.get(encoding)
      if (cached) return cached
      const plain = await plainBody(page)
      const made = encodeQuickly(plain, encoding)
      // The uncompressed page is ten times as long, so it is dropped once a compressed one exists.
      if (encoding !== 'identity' && !page.bodies.has(encoding)) {
        add(page, encoding, made)
        if (page.address !== undefined) void improve(page, encoding, plain)
      }
      return made
    },

    bytes: () => pages.calculatedSize,
  }

  async function improve(page: CachedPage, encoding: Encoding, plain: Buffer) {
    add(page, encoding, await encodeWell(plain, encoding))
  }

  function add(page: CachedPage, encoding: Encoding, body: Buffer) {
    page.bodies.delete('identity')
    page.bodies.set(encoding, body)
    if (page.address !== undefined) keep(page.address, page)
  }
}

function addressOf({ storeId, url }: Omit<PageKey, 'version'>) {
  return `${storeId} ${url}`
}

function toCachedPage(rendered: RenderedPage, version: number): CachedPage {
  const { status, html, location, gaps = [], until } = rendered
  const plain = bytesOf(html)
  return {
    status,
    location,
    hash: hash('sha1', plain, 'base64url'),
    version,
    bodies: new Map<Encoding, Buffer>([['identity', plain]]),
    isWhole: gaps.length === 0,
    until,
    address: undefined,
  }
}

/** Unknown paths are endless, so 404s are not cached. */
export function isWorthCaching({ status, isWhole }: CachedPage) {
  return isWhole && (status === 200 || status === 301 || status === 410)
}

async function plainBody({ bodies }: CachedPage): Promise<Buffer> {
  const [first] = bodies
  if (!first) return Buffer.alloc(0)
  return await decode(first[1], first[0])
}

function sizeOf({ bodies }: CachedPage) {
  return [...bodies.values()].reduce((sum, body) => sum + body.length, overhead)
}
