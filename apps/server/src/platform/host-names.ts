import { firstId } from '@vitrine/db/first-id.ts'
import type { Database } from '@vitrine/db/database.ts'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'

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
  readAll(): Promise<void>
  /** While notifications arrive, a name that is not in memory does not exist. */
  setListening(isListening: boolean): void
}

const batch = 10_000
const maxUnknown = 10_000
const unknownMs = 30_000
const retryMs = 1000

/** Caches the names of all stores, so that scans and handshakes need no queries. */
export function createHostNames(database: Database, now: () => number): HostNames {
  const byName = new Map<string, StoreNames>()
  const byStore = new Map<string, StoreNames>()
  const unknown = new LRUCache<string, number>({ max: maxUnknown })
  const lookups = new Map<string, Promise<void>>()
  let changed = new Set<string>()
  let isAllChanged = false
  let isListening = false
  let reading: Promise<void> | undefined

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
  }

  const isStale = ({ storeId }: StoreNames) => isAllChanged || changed.has(storeId)
  const mayLack = () => isAllChanged || changed.size > 0

  /** Reads one batch of changes at a time; later changes wait for the next. */
  function readChanged(): Promise<void> {
    reading ??= (isAllChanged ? readEvery() : readSome()).then(
      () => {
        reading = undefined
        readAhead()
      },
      (error: unknown) => {
        reading = undefined
        setTimeout(readAhead, retryMs).unref()
        throw error
      },
    )
    return reading
  }

  /** Ignores errors: a request that needs the name retries the read and gets its error. */
  function readAhead() {
    if (isListening && mayLack()) readChanged().catch(() => {})
  }

  async function readSome() {
    const storeIds = changed
    changed = new Set()
    try {
      const found = await listStoreNames(database, { storeIds: [...storeIds] })
      for (const storeId of storeIds) drop(storeId)
      for (const names of found) add(names)
    } catch (error) {
      for (const storeId of storeIds) changed.add(storeId)
      throw error
    }
  }

  async function readEvery() {
    isAllChanged = false
    try {
      const all = new Map<string, StoreNames>()
      for (let after: string | undefined; ;) {
        const found = await listStoreNames(database, { after })
        for (const names of found) all.set(names.storeId, names)
        if (found.length < batch) break
        after = found.at(-1)!.storeId
      }
      for (const storeId of byStore.keys()) if (!all.has(storeId)) drop(storeId)
      for (const names of all.values()) add(names)
    } catch (error) {
      isAllChanged = true
      throw error
    }
  }

  async function find(name: string) {
    const cached = byName.get(name)
    if (cached && !isStale(cached)) return cached
    // A read in flight may have begun before the last change.
    for (let round = 0; round < 2 && mayLack(); round += 1) await readChanged()
    const read = byName.get(name)
    if (read || isListening) return read
    const since = unknown.get(name)
    if (since !== undefined && now() - since < unknownMs) return undefined
    await lookUpTogether(name)
    return byName.get(name)
  }

  function lookUpTogether(name: string) {
    const lookup = lookups.get(name) ?? lookUp(name).finally(() => lookups.delete(name))
    lookups.set(name, lookup)
    return lookup
  }

  async function lookUp(name: string) {
    const [names] = await listStoreNames(database, { name })
    if (names) add(names)
    else unknown.set(name, now())
  }

  return {
    async readAll() {
      isAllChanged = true
      await readChanged()
    },
    peek: (name) => byName.get(name),
    peekCurrent(name) {
      const names = byName.get(name)
      return names && !isStale(names) ? names : undefined
    },
    find,
    readAgain(storeId) {
      changed.add(storeId)
      unknown.clear()
      readAhead()
    },
    readAllAgain() {
      isAllChanged = true
      unknown.clear()
      readAhead()
    },
    setListening(value) {
      isListening = value
    },
  }
}

function listNames({ storeDomain, own, left }: StoreNames) {
  return [...left, ...own, storeDomain]
}

interface NamesQuery {
  storeIds?: readonly string[]
  name?: string
  after?: string | undefined
}

/** @returns those of the given stores, of the store with the name, or a batch of all */
async function listStoreNames({ platform }: Database, { storeIds, name, after }: NamesQuery) {
  const condition = storeIds
    ? sql`s.id = ANY(${sql.param(storeIds)}::uuid[])`
    : name === undefined
      ? sql`s.id > ${after ?? firstId}::uuid`
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
