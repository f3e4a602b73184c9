import type { PlanLimits } from '@vitrine/commerce/plans/limits.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { LRUCache } from 'lru-cache'
import { limitsOfStore } from './limits-of.ts'

const caches = new WeakMap<Database, LRUCache<string, PlanLimits>>()

/** Milliseconds after which a changed plan counts for calls with API keys. */
const ttl = 5000

/** Returns a store's limits for what happens too often to read them each time. */
export async function cachedLimits({ db }: { db: Database }, storeId: string): Promise<PlanLimits> {
  const cache = caches.get(db) ?? new LRUCache<string, PlanLimits>({ max: 10_000, ttl })
  caches.set(db, cache)
  const cached = cache.get(storeId)
  if (cached) return cached
  const limits = await inPlatform(db, (tx) => limitsOfStore(tx, storeId), { readOnly: true })
  cache.set(storeId, limits)
  return limits
}
