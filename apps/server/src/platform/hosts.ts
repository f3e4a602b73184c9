import { LRUCache } from 'lru-cache'
import type { Database } from '@vitrine/db/database.ts'
import type { Config } from './config.ts'
import { createHostNames, type StoreNames } from './host-names.ts'
import { type HostStore, loadHostStore } from './host-store.ts'

export type Host =
  | { kind: 'main' }
  | { kind: 'console' }
  | { kind: 'store'; store: HostStore; name: string }
  | { kind: 'unknown'; movedTo?: string; isDeleted?: true }

export interface Hosts {
  /** The only place that decides what a Host header means. */
  resolve(hostHeader: string | undefined): Promise<Host>
  peek(hostHeader: string | undefined): HostStore | undefined
  /** As {@link Hosts.peek}, but undefined for names that redirect to the one that is shown. */
  peekShown(hostHeader: string | undefined): HostStore | undefined
  known(hostHeader: string | undefined): 'main' | 'store' | undefined
  /** Whether the name may have a certificate; from memory, without a query. */
  isServed(name: string): boolean
  findByDomain(domain: string): Promise<HostStore | undefined>
  findById(storeId: string): Promise<HostStore | undefined>
  /** After a change that may concern the store's hosts. */
  forget(storeId: string): void
  forgetContent(storeId: string): void
  forgetAll(): void
  /** From now on reads the names of all stores, while notifications from other processes arrive. */
  readNames(): void
  /** Resolves once {@link Hosts.isServed} knows the names of all stores. */
  whenNamesRead: Promise<void>
  /** Set while notifications from other processes arrive. */
  setListening(isListening: boolean): void
}

const maxStores = 20_000
const maxUnknown = 10_000
const unknownLasts = 30_000

export function createHosts(
  database: Database,
  config: Pick<Config, 'mainHost'> & Partial<Pick<Config, 'consoleHost'>>,
  now: () => number = Date.now,
): Hosts {
  const names = createHostNames(database, now)
  const known = new LRUCache<string, HostStore>({ max: maxStores })
  const unknown = new LRUCache<string, number>({ max: maxUnknown })
  const underway = new Map<string, Promise<HostStore | undefined>>()
  const mainHosts = new Set([config.mainHost, `www.${config.mainHost}`])
  // A result that was in flight while a store changed may be stale, so it is not cached.
  let changes = 0

  async function findById(storeId: string): Promise<HostStore | undefined> {
    const cached = known.get(storeId)
    if (cached) return cached
    const since = unknown.get(storeId)
    if (since !== undefined && now() - since < unknownLasts) return undefined
    const load = underway.get(storeId) ?? loadOnce(storeId)
    return await load
  }

  function loadOnce(storeId: string) {
    const load = loadAndCache(storeId).finally(() => {
      if (underway.get(storeId) === load) underway.delete(storeId)
    })
    underway.set(storeId, load)
    return load
  }

  async function loadAndCache(storeId: string) {
    const before = changes
    const store = await loadHostStore(database, storeId)
    if (changes !== before) return store
    if (store) known.set(storeId, store)
    else unknown.set(storeId, now())
    return store
  }

  function reset() {
    changes += 1
    unknown.clear()
    underway.clear()
  }

  function forgetContent(storeId: string) {
    reset()
    known.delete(storeId)
  }

  async function resolve(hostHeader: string | undefined): Promise<Host> {
    const name = normaliseHost(hostHeader)
    if (name === undefined) return { kind: 'unknown' }
    if (mainHosts.has(name)) return { kind: 'main' }
    if (name === config.consoleHost) return { kind: 'console' }
    const found = await names.find(name)
    if (!found) return { kind: 'unknown' }
    if (found.isDeleted) return { kind: 'unknown', isDeleted: true }
    const store = await findById(found.storeId)
    if (!store) return { kind: 'unknown' }
    return answersAt(found, name)
      ? { kind: 'store', store, name }
      : { kind: 'unknown', movedTo: store.shownDomain }
  }

  function peek(hostHeader: string | undefined) {
    const name = normaliseHost(hostHeader)
    if (name === undefined || mainHosts.has(name)) return undefined
    const found = names.peekCurrent(name)
    return found && answersAt(found, name) ? known.get(found.storeId) : undefined
  }

  return {
    resolve,
    peek,
    peekShown(hostHeader) {
      const store = peek(hostHeader)
      return store && normaliseHost(hostHeader) === store.shownDomain ? store : undefined
    },
    known(hostHeader) {
      if (peek(hostHeader)) return 'store'
      const name = normaliseHost(hostHeader) ?? ''
      return mainHosts.has(name) || name === config.consoleHost ? 'main' : undefined
    },
    isServed(name) {
      const host = normaliseHost(name)
      if (host === undefined) return false
      if (mainHosts.has(host) || host === config.consoleHost) return true
      const found = names.peek(host)
      return found !== undefined && !found.isSuspended && !found.isDeleted
    },
    async findByDomain(domain) {
      const host = await resolve(domain)
      return host.kind === 'store' ? host.store : undefined
    },
    findById: (storeId) => findById(storeId.toLowerCase()),
    forgetContent,
    forget(storeId) {
      forgetContent(storeId)
      names.readAgain(storeId)
    },
    forgetAll() {
      reset()
      known.clear()
      names.readAllAgain()
    },
    readNames: () => names.startReading(),
    whenNamesRead: names.whenRead,
    setListening: (isListening) => names.setListening(isListening),
  }
}

/** Subdomains that the store left only redirect. */
function answersAt({ storeDomain, own }: StoreNames, name: string) {
  return name === storeDomain || own.includes(name)
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
