import { hash } from 'node:crypto'
import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { errorFields, type Log } from '../../platform/log.ts'
import type { HostStore } from '../../platform/host-store.ts'
import { createLocalClock } from './local-clock.ts'
import { countedCall, countedPath, type PageKind, type Step, steps } from './page-kind.ts'
import { findVisitor } from './queries.ts'
import { createVisitSalts } from './visit-salts.ts'
import { type VisitSource, visitSource } from './visit-source.ts'
import { writeVisits } from './write-visits.ts'

type CountedStore = Pick<HostStore, 'storeId' | 'timeZone' | 'storeDomain' | 'shownDomain'>

export interface Visit {
  store: CountedStore
  /** Undefined without a network in between. */
  address: () => string | undefined
  header: (name: string) => string | undefined
  /** Requests of one connection mostly come from one visitor; a proxy names each by its header. */
  connection?: object
}

export interface VisitCounter {
  /** Counts an answered page. @param url path and query */
  countPage: (visit: Visit, url: string) => void
  /** Counts an answered call of the storefront that stands for a page. */
  countCall(visit: Visit, path: string): void
  noteStep(visit: Visit, step: Step): void
  /** Where this visitor came from today; undefined for one that is not recognised. */
  sourceOf(visit: Visit): Promise<VisitSource | undefined>
  flush(): Promise<void>
}

/** What a visitor did since the last flush. */
interface Seen {
  hash: bigint
  source: VisitSource
  steps: number
  views: number
  lastAt: Date
}

export interface StoreVisits {
  day: string
  hour: number
  /** Of everyone, those without a hash included. */
  views: Map<PageKind, number>
  seen: Map<bigint, Seen>
}

interface Known {
  day: string
  hash: bigint
  source: VisitSource
  /** Of the flush that `seen` belongs to. */
  round: number
  seen: Seen | undefined
}

/** Of a connection's last visit. */
interface Place {
  storeId: string
  forwardedFor: string | undefined
  agent: string | undefined
  /** Of the flush that it belongs to: a day ends at one. */
  round: number
  visitor: Known | undefined
  /** Undefined for a bot. */
  visits: StoreVisits | undefined
}

interface Parts {
  db: Database
  log: Log
  now: () => Date
  /** False counts nothing. */
  isOn?: boolean
}

const maxKnown = 10_000
const maxAgents = 2000
/** Between two flushes, in all stores; further visitors count as views alone. */
const maxSeen = 20_000
const longestAgent = 500

/**
 * Counts visits in memory and writes their sums every few seconds. Recognises a visitor for a day by
 * a hash of network address and browser, whose salt is deleted afterwards; nothing is stored in the
 * browser. Visitors who object (`DNT`, `Sec-GPC`) count as views alone (decision 044).
 */
export function createVisitCounter({ db, log, now, isOn = true }: Parts): VisitCounter {
  const salts = createVisitSalts({ db, now })
  const clock = createLocalClock(now)
  const known = new LRUCache<string, Known>({ max: maxKnown })
  const bots = new LRUCache<string, boolean>({ max: maxAgents })
  const places = new WeakMap<object, Place>()
  let stores = new Map<string, StoreVisits>()
  let round = 0
  let seenCount = 0

  function isBot(agent: string): boolean {
    const found = bots.get(agent)
    if (found !== undefined) return found
    const isOne = agent === '' || isbot(agent)
    bots.set(agent, isOne)
    return isOne
  }

  function visitsOf({ storeId, timeZone }: CountedStore): StoreVisits {
    const { day, hour } = clock(timeZone)
    const key = `${storeId} ${day}`
    const found = stores.get(key)
    if (found) return found
    const made = { day, hour, views: new Map(), seen: new Map() }
    stores.set(key, made)
    return made
  }

  function placeOf(visit: Visit, url: string): Place {
    const { store, header, connection } = visit
    const { storeId } = store
    const agent = header('user-agent')
    const forwardedFor = header('x-forwarded-for')
    const last = connection && places.get(connection)
    if (
      last?.round === round &&
      last.agent === agent &&
      last.forwardedFor === forwardedFor &&
      last.storeId === storeId
    )
      return last
    const isPerson = !isBot(agentOf(visit))
    const visitor = isPerson ? recognise(visit, url) : undefined
    const visits = isPerson ? visitsOf(store) : undefined
    const place = { storeId, forwardedFor, agent, round, visitor, visits }
    if (connection) places.set(connection, place)
    return place
  }

  function recognise(visit: Visit, url: string): Known | undefined {
    const { store, address, header } = visit
    const { day } = clock(store.timeZone)
    const key = `${store.storeId} ${address() ?? ''} ${agentOf(visit)}`
    const found = known.get(key)
    if (found?.day === day) return found
    const salt = salts.peek(day)
    if (!salt || header('dnt') === '1' || header('sec-gpc') === '1') return undefined
    const first = {
      day,
      hash: hashOf(salt, key),
      source: sourceOfFirst(url, header('referer'), store),
      round: -1,
      seen: undefined,
    }
    known.set(key, first)
    return first
  }

  function seenOf(visitor: Known, visits: StoreVisits): Seen | undefined {
    if (visitor.round === round) return visitor.seen
    if (seenCount >= maxSeen) return undefined
    seenCount += 1
    visitor.round = round
    visitor.seen = { ...visitor, steps: steps.visit, views: 0, lastAt: now() }
    visits.seen.set(visitor.hash, visitor.seen)
    return visitor.seen
  }

  function count(visit: Visit, url: string, { kind, step }: { kind?: PageKind; step?: Step }) {
    if (!isOn || isPrefetch(visit.header)) return
    const { visitor, visits } = placeOf(visit, url)
    if (!visits) return
    if (kind) visits.views.set(kind, (visits.views.get(kind) ?? 0) + 1)
    const seen = visitor && seenOf(visitor, visits)
    if (!seen) return
    if (step) seen.steps |= steps[step]
    if (kind) seen.views += 1
    seen.lastAt = now()
  }

  return {
    countPage(visit, url) {
      const destination = visit.header('sec-fetch-dest')
      if (destination !== undefined && destination !== 'document') return
      const counted = countedPath(pathOf(url))
      if (counted) count(visit, url, counted)
    },
    countCall(visit, path) {
      const counted = countedCall(path)
      if (counted) count(visit, path, counted)
    },
    noteStep: (visit, step) => count(visit, '/', { step }),
    async sourceOf(visit) {
      if (isBot(agentOf(visit))) return undefined
      const visitor = recognise(visit, '/')
      if (!visitor) return undefined
      if (visitor.source.source !== 'direct') return visitor.source
      // Another process may know more, or this one before it restarted.
      const stored = await inStore(db, visit.store.storeId, (tx) => findVisitor(tx, visitor), {
        readOnly: true,
      }).catch(() => undefined)
      visitor.source = stored ?? visitor.source
      return visitor.source
    },
    async flush() {
      const written = stores
      stores = new Map()
      round += 1
      seenCount = 0
      await salts
        .prepare()
        .catch((error: unknown) => log.warn('Visitors are not recognised.', errorFields(error)))
      for (const [key, visits] of written)
        await inStore(db, key.slice(0, key.indexOf(' ')), (tx) => writeVisits(tx, visits)).catch(
          (error: unknown) => log.warn('Visits could not be counted.', errorFields(error)),
        )
    },
  }
}

function agentOf({ header }: Visit): string {
  return header('user-agent')?.slice(0, longestAgent) ?? ''
}

function isPrefetch(header: Visit['header']): boolean {
  return (
    header('sec-purpose') !== undefined ||
    header('purpose') !== undefined ||
    header('x-moz') !== undefined
  )
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

function sourceOfFirst(url: string, referer: string | undefined, store: CountedStore) {
  const { storeDomain, shownDomain } = store
  const address = URL.canParse(url, 'http://shop') ? url : '/'
  return visitSource(new URL(address, 'http://shop'), referer, [storeDomain, shownDomain])
}

/** @returns 64 bits, as PostgreSQL's bigint */
function hashOf(salt: Buffer, key: string): bigint {
  const digest = hash('sha256', `${salt.toString('base64')} ${key}`, 'buffer')
  return digest.readBigInt64BE()
}
