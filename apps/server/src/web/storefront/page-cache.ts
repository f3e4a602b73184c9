import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { bytesOf, decode, encodeQuickly, encodeWell, type Encoding } from './encoding.ts'

/** What a render gives: the same for every shopper of the store. */
export interface RenderedPage {
  status: number
  html: string
  /** Where a moved page is now. */
  location?: string
  /** What the browser is to keep of its checkout from now on. */
  kept?: string
  /** Why sections of it stand without their data: such a page is shown once, and not kept. */
  gaps?: unknown[]
}

/** A page as bytes, for each encoding that someone asked for: quickly at first, then well. */
export interface CachedPage {
  status: number
  location: string | undefined
  /** Names the bytes; the encoding is added where they are sent. */
  hash: string
  /** The store's version that it shows. */
  version: number
  bodies: Map<Encoding, Buffer>
  isWhole: boolean
  /** Where it is cached; undefined for a page that is not. */
  address: string | undefined
}

export interface PageKey {
  storeId: string
  version: number
  /** Path and the query that the page depends on. */
  url: string
}

interface Found {
  page: CachedPage
  /** True when it shows an older version because the new one could not be rendered whole. */
  stale: boolean
}

/** Of all bodies together; the least recently used page is evicted first. */
const maxBytes = 64 * 1024 * 1024
/** Map entry, key, headers: what a page costs besides its body. */
const overhead = 1024

export interface PageCache {
  /**
   * The page of this key, rendered at most once however many wait for it.
   * @throws what `render` throws when there is no older version to show instead
   */
  find(key: PageKey, render: () => Promise<RenderedPage>): Promise<Found>
  /** The page of this key if it is in memory. */
  peek(store: Omit<PageKey, 'url'>, url: string): CachedPage | undefined
  body(page: CachedPage, encoding: Encoding): Promise<Buffer>
  /** What bodies and their entries take of the limit. */
  bytes(): number
}

export function createPageCache(limit = maxBytes): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    // No page is as small as one byte: a limit of 0 caches nothing.
    maxSize: Math.max(1, limit),
    sizeCalculation: sizeOf,
    dispose(page) {
      page.address = undefined
    },
    // A page that is set again only has a new size.
    noDisposeOnSet: true,
  })
  const underway = new Map<string, Promise<CachedPage>>()

  function peek({ storeId, version }: Omit<PageKey, 'url'>, url: string) {
    const cached = pages.get(addressOf({ storeId, url }))
    return cached?.version === version ? cached : undefined
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
        if (isWorthKeeping(page)) keep(address, page)
        return page
      })
      .finally(() => underway.delete(flight))
    underway.set(flight, load)
    return load
  }

  return {
    peek,

    async find(key, render) {
      const held = peek(key, key.url)
      if (held) return { page: held, stale: false }
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
      const held = page.bodies.get(encoding)
      if (held) return held
      const plain = await plainBody(page)
      const made = encodeQuickly(plain, encoding)
      // The uncompressed page is never kept beside a compressed one: it is ten times as long.
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
  const { status, html, location, gaps = [] } = rendered
  const plain = bytesOf(html)
  return {
    status,
    location,
    hash: hash('sha1', plain, 'base64url'),
    version,
    bodies: new Map<Encoding, Buffer>([['identity', plain]]),
    isWhole: gaps.length === 0,
    address: undefined,
  }
}

/** What never was there has endlessly many addresses, so it is not kept. */
function isWorthKeeping({ status, isWhole }: CachedPage) {
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
