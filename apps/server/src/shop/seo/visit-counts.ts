import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { errorFields, type Log } from '../../platform/log.ts'

/** Counts of visits that are written in batches, so that no visit waits for them. */
export interface VisitCounts {
  countRedirect(storeId: string, redirectId: string): void
  countMissing(storeId: string, path: string): void
  noteSitemap(storeId: string, addresses: number): void
  flush(): Promise<void>
}

interface Counts {
  redirects: Map<string, number>
  missing: Map<string, number>
  sitemap?: { addresses: number; builtAt: Date }
}

interface Parts {
  db: Database
  log: Log
  now: () => Date
}

/** Rows per store; the least visited are evicted first. */
const maxMissing = 1000
/** Distinct paths between two flushes, so that a scan of addresses fills no memory. */
const maxPaths = 200
const maxStores = 2000
const longestPath = 300

/** What scanners look for, and what browsers ask for by themselves. */
const junk =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|ini|ya?ml|log|map|ico)(?:\/|$)|^\/(?:\.|wp-|wordpress|cgi-bin|phpmyadmin|admin\b|xmlrpc|vendor\/|apple-touch-icon|favicon|ads\.txt|assets\/|media\/|api\/|checkout)/i

export function createVisitCounts({ db, log, now }: Parts): VisitCounts {
  let stores = new Map<string, Counts>()

  function countsOf(storeId: string): Counts | undefined {
    const known = stores.get(storeId)
    if (known || stores.size >= maxStores) return known
    const counts: Counts = { redirects: new Map(), missing: new Map() }
    stores.set(storeId, counts)
    return counts
  }

  return {
    countRedirect: (storeId, id) => add(countsOf(storeId)?.redirects, id),
    countMissing(storeId, path) {
      if (path.length <= longestPath && !junk.test(path)) add(countsOf(storeId)?.missing, path)
    },
    noteSitemap(storeId, addresses) {
      const counts = countsOf(storeId)
      if (counts) counts.sitemap = { addresses, builtAt: now() }
    },
    async flush() {
      const written = stores
      stores = new Map()
      for (const [storeId, counts] of written)
        await inStore(db, storeId, (tx) => write(tx, counts, now())).catch((error: unknown) =>
          log.warn('Visits could not be counted.', errorFields(error)),
        )
    },
  }
}

/** @returns the end of it, which writes what is left */
export function startFlushing(
  counts: Pick<VisitCounts, 'flush'>,
  everyMs = 10_000,
): () => Promise<void> {
  let flight = Promise.resolve()
  const flush = () => (flight = flight.then(() => counts.flush()))
  const timer = setInterval(() => void flush(), everyMs).unref()
  return async () => {
    clearInterval(timer)
    await flush()
  }
}

function add(counts: Map<string, number> | undefined, key: string) {
  if (!counts || (counts.size >= maxPaths && !counts.has(key))) return
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

async function write(tx: StoreTransaction, { redirects, missing, sitemap }: Counts, at: Date) {
  if (redirects.size)
    await tx.prepared(
      'count-redirects-of-visits',
      `UPDATE redirects SET hits = hits + visits, last_hit_at = $4
        FROM unnest($2::uuid[], $3::int[]) AS counted (of_id, visits)
        WHERE store_id = $1 AND id = of_id`,
      [tx.storeId, [...redirects.keys()], [...redirects.values()], at],
    )
  if (missing.size) await writeMissing(tx, missing, at)
  if (sitemap)
    await tx.prepared(
      'note-sitemap',
      `INSERT INTO sitemap_builds (store_id, built_at, addresses) VALUES ($1, $2, $3)
        ON CONFLICT (store_id) DO UPDATE
          SET built_at = excluded.built_at, addresses = excluded.addresses`,
      [tx.storeId, sitemap.builtAt, sitemap.addresses],
    )
}

async function writeMissing(tx: StoreTransaction, missing: Map<string, number>, at: Date) {
  await tx.prepared(
    'count-missing-addresses-of-visits',
    `INSERT INTO missing_addresses AS known (store_id, path, day, hits, last_at)
      SELECT root.store_id, path, $4::timestamptz::date, visits, $4
      FROM store_roots root, unnest($2::text[], $3::int[]) AS counted (path, visits)
      WHERE root.store_id = $1 ORDER BY path
      ON CONFLICT (store_id, path, day) DO UPDATE
        SET hits = least(known.hits::bigint + excluded.hits, 1000000000), last_at = excluded.last_at`,
    [tx.storeId, [...missing.keys()], [...missing.values()], at],
  )
  await tx.prepared(
    'evict-missing-addresses',
    `DELETE FROM missing_addresses WHERE store_id = $1 AND (day <= $2::timestamptz::date - 30
      OR (path, day) IN (SELECT path, day FROM missing_addresses WHERE store_id = $1
        ORDER BY hits DESC, last_at DESC OFFSET ${maxMissing}))`,
    [tx.storeId, at],
  )
}
