import { type Theme, themeOf } from '@vitrine/contract/content/theme.ts'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { timeZoneOfCountry } from '@vitrine/commerce/places/time-zone.ts'
import type { Database } from '@vitrine/db/database.ts'
import type { Config } from './config.ts'

export interface HostStore {
  storeId: string
  name: string
  currency: string
  country: string
  /** IANA, for example `Europe/Berlin`. */
  timeZone: string
  fbPixelId: string
  storeDomain: string
  /** Canonical host for search engines: the owner's own domain once it is verified and selected. */
  shownDomain: string
  status: 'draft' | 'live' | 'suspended'
  wasOpened: boolean
  viewKey: string
  passwordHash: string | null
  version: number
  theme: Theme
  isLeft: boolean
}

export type Host =
  | { kind: 'main' }
  | { kind: 'store'; store: HostStore }
  | { kind: 'unknown'; movedTo?: string }

export interface Hosts {
  /** The only place that decides what a Host header means. */
  resolve(hostHeader: string | undefined): Promise<Host>
  peek(hostHeader: string | undefined): HostStore | undefined
  known(hostHeader: string | undefined): 'main' | 'store' | undefined
  findByDomain(domain: string): Promise<HostStore | undefined>
  findById(storeId: string): Promise<HostStore | undefined>
  forget(storeId: string): void
  forgetAll(): void
}

type Key = `domain:${string}` | `id:${string}`

const mostStores = 20_000
const mostUnknown = 10_000
const unknownLasts = 30_000

export function createHosts(
  database: Database,
  config: Pick<Config, 'mainHost'>,
  now: () => number = Date.now,
): Hosts {
  const known = new LRUCache<Key, HostStore>({ max: mostStores })
  const unknown = new LRUCache<Key, number>({ max: mostUnknown })
  const underway = new Map<Key, Promise<HostStore | undefined>>()
  const mainHosts = new Set([config.mainHost, `www.${config.mainHost}`])
  // A result that was in flight while a store changed may be stale, so it is not cached.
  let changes = 0

  async function find(key: Key): Promise<HostStore | undefined> {
    const held = known.get(key)
    if (held) return held
    const since = unknown.get(key)
    if (since !== undefined && now() - since < unknownLasts) return undefined
    const load = underway.get(key) ?? loadOnce(key)
    return await load
  }

  function loadOnce(key: Key) {
    const load = loadAndKeep(key).finally(() => {
      if (underway.get(key) === load) underway.delete(key)
    })
    underway.set(key, load)
    return load
  }

  async function loadAndKeep(key: Key) {
    const before = changes
    const store = await loadStore(database, key)
    if (changes !== before) return store
    if (store) known.set(key, store)
    else unknown.set(key, now())
    return store
  }

  function startAnew() {
    changes += 1
    unknown.clear()
    underway.clear()
  }

  async function findByDomain(domain: string) {
    const host = normaliseHost(domain)
    const store = host === undefined ? undefined : await find(`domain:${host}`)
    return store?.isLeft ? undefined : store
  }

  function peek(hostHeader: string | undefined) {
    const host = normaliseHost(hostHeader)
    if (host === undefined || mainHosts.has(host)) return undefined
    const store = known.get(`domain:${host}`)
    return store?.isLeft ? undefined : store
  }

  return {
    async resolve(hostHeader) {
      const host = normaliseHost(hostHeader)
      if (host === undefined) return { kind: 'unknown' }
      if (mainHosts.has(host)) return { kind: 'main' }
      const store = await find(`domain:${host}`)
      if (store?.isLeft) return { kind: 'unknown', movedTo: store.storeDomain }
      return store ? { kind: 'store', store } : { kind: 'unknown' }
    },
    peek,
    known(hostHeader) {
      if (peek(hostHeader)) return 'store'
      return mainHosts.has(normaliseHost(hostHeader) ?? '') ? 'main' : undefined
    },
    findByDomain,
    findById: (storeId) => find(`id:${storeId.toLowerCase()}`),
    forget(storeId) {
      startAnew()
      for (const [key, store] of known.entries()) if (store.storeId === storeId) known.delete(key)
    },
    forgetAll() {
      startAnew()
      known.clear()
    },
  }
}

/** Returns lower case without port and trailing dot; undefined for what cannot be a host. */
export function normaliseHost(header: string | undefined): string | undefined {
  if (!header || header.length > 260) return undefined
  const host = header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/.test(host)
    ? host
    : undefined
}

async function loadStore({ platform }: Database, key: Key): Promise<HostStore | undefined> {
  const [kind, name] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  const left = sql`SELECT l.store_id FROM left_subdomains l WHERE l.store_domain = ${name}`
  const isIt =
    kind === 'id'
      ? sql`s.id = ${name}::uuid`
      : sql`(s.store_domain = ${name} OR s.id = (${left}) OR s.id = (
          SELECT d.store_id FROM domains d WHERE d.domain = ${name} AND d.status = 'verified'))`
  const { rows } = await platform.execute<FoundStore>(sql`
    SELECT s.id AS "storeId", s.name, s.currency, s.country, s.time_zone AS "timeZone",
      s.fb_pixel_id AS "fbPixelId",
      s.store_domain AS "storeDomain",
      coalesce((SELECT d.domain FROM domains d
        WHERE d.store_id = s.id AND d.is_primary AND d.status = 'verified' LIMIT 1),
        s.store_domain) AS "shownDomain",
      s.status, (s.opened_at IS NOT NULL)::text AS "wasOpened", s.view_key AS "viewKey",
      s.password_hash AS "passwordHash", s.version, s.theme,
      ${kind === 'domain'} AND EXISTS (${left}) AS "isLeft"
    FROM stores s WHERE s.deleted_at IS NULL AND ${isIt}`)
  const [row] = rows
  return row && storeOf(row)
}

type FoundStore = Record<Exclude<keyof HostStore, 'isLeft'>, string> & Pick<HostStore, 'isLeft'>

function storeOf(row: FoundStore): HostStore {
  return {
    ...row,
    timeZone: row.timeZone ?? timeZoneOfCountry(row.country),
    status: row.status as HostStore['status'],
    wasOpened: row.wasOpened === 'true',
    version: Number(row.version),
    theme: themeOf(row.theme),
  }
}
