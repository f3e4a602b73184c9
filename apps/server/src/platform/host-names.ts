import { firstId } from '@vitrine/db/first-id.ts'
import type { Database } from '@vitrine/db/database.ts'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { setTimeout as wait } from 'node:timers/promises'

/** All names of a store, in a few hundred bytes. */
export interface StoreNames {
  storeId: string
  storeDomain: string
  /** Its verified domains. */
  own: readonly string[]
  /** Subdomains that it left; they redirect. */
  left: readonly string[]
  isSuspended: boolean
  isDeleted: boolean
}

export interface HostNames {
  /** From memory: works while the database is out of reach. */
  peek(name: string): StoreNames | undefined
  /** As {@link peek}, but undefined while a change of the store has not been read. */
  peekCurrent(name: string): StoreNames | undefined
  find(name: string): Promise<StoreNames | undefined>
  readAgain(storeId: string): void
  readAllAgain(): void
  /** Reads ahead from now on, while notifications arrive. */
  startReading(): void
  /** Resolves once the names of all stores are in memory. */
  whenRead: Promise<void>
  /** While notifications arrive, a name that is not in memory does not exist. */
  setListening(isListening: boolean): void
}

/** A reading of all stores, by their ids. */
interface Round {
  after: string
  /** Stores read since it began: what is in memory of others may be out of date. */
  read: Set<string>
}

const batch = 500
const maxUnknown = 10_000
const unknownMs = 30_000
const retryMs = 1000

/** Caches the names of all stores, so that scans and handshakes need no queries. */
export function createHostNames(database: Database, now: () => number): HostNames {
  const byName = new Map<string, StoreNames>()
  const byStore = new Map<string, StoreNames>()
  const unknown = new LRUCache<string, number>({ max: maxUnknown })
  const lookUps = new Map<string, Promise<StoreNames | undefined>>()
  const { promise: whenRead, resolve: reportRead } = Promise.withResolvers<void>()
  let changes = 0
  /** Stores to read again, each with the number of its last change. */
  const changed = new Map<string, number>()
  /** Undefined once all stores were read. */
  let round: Round | undefined = newRound()
  let mayRead = false
  let isReading = false
  let isListening = false

  function drop(storeId: string) {
    const names = byStore.get(storeId)
    if (!names) return
    byStore.delete(storeId)
    for (const name of listNames(names)) if (byName.get(name) === names) byName.delete(name)
  }

  function add(names: StoreNames) {
    drop(names.storeId)
    byStore.set(names.storeId, names)
    for (const name of listNames(names)) byName.set(name, names)
    round?.read.add(names.storeId)
  }

  const isComplete = () => !round && changed.size === 0
  const mayReadOn = () => isListening && !isComplete()

  function peekCurrent(name: string) {
    const names = byName.get(name)
    if (!names || changed.has(names.storeId)) return undefined
    return !round || round.read.has(names.storeId) ? names : undefined
  }

  /** Reads changes before the next batch of all. */
  async function readAhead() {
    if (!mayRead || isReading) return
    isReading = true
    while (mayReadOn())
      await (round && changed.size === 0 ? readBatch(round) : readChanged()).catch(() =>
        wait(retryMs, undefined, { ref: false }),
      )
    isReading = false
    if (isComplete()) reportRead()
  }

  async function readChanged() {
    const before = changes
    const storeIds = [...changed.keys()]
    const found = await listStoreNames(database, { storeIds })
    // Others changed again meanwhile, or were looked up since.
    const due = new Set(storeIds.filter((storeId) => (changed.get(storeId) ?? Infinity) <= before))
    for (const storeId of due) drop(storeId)
    for (const names of found) if (due.has(names.storeId)) add(names)
    for (const storeId of due) changed.delete(storeId)
  }

  async function readBatch(current: Round) {
    const found = await listStoreNames(database, { after: current.after })
    if (round !== current) return
    for (const names of found) if (!current.read.has(names.storeId)) add(names)
    current.after = found.at(-1)?.storeId ?? current.after
    if (found.length === batch) return
    for (const storeId of byStore.keys()) if (!current.read.has(storeId)) drop(storeId)
    round = undefined
  }

  async function find(name: string) {
    const current = peekCurrent(name)
    if (current || (isListening && isComplete())) return current
    const since = unknown.get(name)
    if (since !== undefined && now() - since < unknownMs) return undefined
    return await (lookUps.get(name) ?? lookUpOnce(name))
  }

  function lookUpOnce(name: string) {
    const lookUp = lookUpAndCache(name).finally(() => {
      if (lookUps.get(name) === lookUp) lookUps.delete(name)
    })
    lookUps.set(name, lookUp)
    return lookUp
  }

  async function lookUpAndCache(name: string) {
    const before = changes
    const [names] = await listStoreNames(database, { name })
    // A result that was in flight while a store changed may be out of date.
    if (changes !== before) return names
    if (names) {
      add(names)
      changed.delete(names.storeId)
    } else unknown.set(name, now())
    return names
  }

  function noteChange() {
    changes += 1
    unknown.clear()
    lookUps.clear()
  }

  return {
    whenRead,
    peek: (name) => byName.get(name),
    peekCurrent,
    find,
    readAgain(storeId) {
      noteChange()
      changed.set(storeId, changes)
      void readAhead()
    },
    readAllAgain() {
      noteChange()
      changed.clear()
      round = newRound()
      void readAhead()
    },
    startReading() {
      mayRead = true
      void readAhead()
    },
    setListening(value) {
      isListening = value
    },
  }
}

const newRound = (): Round => ({ after: firstId, read: new Set() })

function listNames({ storeDomain, own, left }: StoreNames) {
  return [...left, ...own, storeDomain]
}

interface NamesQuery {
  storeIds?: readonly string[]
  name?: string
  after?: string
}

/** @returns those of the given stores, of the store with the name, or a batch of all */
async function listStoreNames({ platform }: Database, { storeIds, name, after }: NamesQuery) {
  const condition = storeIds
    ? sql`s.id = ANY(${sql.param(storeIds)}::uuid[])`
    : name === undefined
      ? sql`s.id > ${after}::uuid`
      : sql`(s.store_domain = ${name}
          OR s.id = (SELECT l.store_id FROM left_subdomains l WHERE l.store_domain = ${name})
          OR s.id = (SELECT d.store_id FROM domains d
            WHERE d.domain = ${name} AND d.status = 'verified'))`
  const { rows } = await platform.execute<Record<keyof StoreNames, unknown>>(sql`
    SELECT s.id AS "storeId", s.store_domain AS "storeDomain",
      ARRAY(SELECT d.domain FROM domains d
        WHERE d.store_id = s.id AND d.status = 'verified') AS own,
      ARRAY(SELECT l.store_domain FROM left_subdomains l WHERE l.store_id = s.id) AS "left",
      s.status = 'suspended' AS "isSuspended", s.deleted_at IS NOT NULL AS "isDeleted"
    FROM stores s WHERE ${condition} ORDER BY s.id LIMIT ${storeIds?.length ?? batch}`)
  return rows as unknown as StoreNames[]
}
