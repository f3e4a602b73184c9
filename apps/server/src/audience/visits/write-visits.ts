import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { StoreVisits } from './visit-counter.ts'

/** A day's sources or campaigns beyond these count as `other`. */
const maxKeys = 200
/** Visitors of a store and day beyond these count as views alone. */
const maxVisitors = 500_000

/**
 * Adds visits to the sums of their day. Rows of visitors are locked in order of their hashes, so that
 * several processes may write at once.
 */
export async function writeVisits(tx: StoreTransaction, visits: StoreVisits): Promise<void> {
  const { day, hour } = visits
  const sources = await listKeys(tx, 'source', day)
  const campaigns = await listKeys(tx, 'campaign', day)
  const seen = [...visits.seen.values()].map((visitor) => ({
    hash: String(visitor.hash),
    source: boundedKey(sources, visitor.source.source),
    campaign: visitor.source.campaign && boundedKey(campaigns, visitor.source.campaign),
    steps: visitor.steps,
    views: visitor.views,
    lastAt: visitor.lastAt,
  }))
  const kinds = [...visits.views].map(([kind, views]) => ({ kind, views }))
  await tx.prepared('insert-visitors', insertVisitors, [tx.storeId, day, JSON.stringify(seen)])
  await tx.prepared('count-visits', countVisits, [
    tx.storeId,
    day,
    JSON.stringify(seen),
    JSON.stringify(kinds),
    String(hour),
  ])
}

const visitor = `jsonb_to_recordset($3::jsonb) AS visitor (hash bigint, source text, campaign text,
  steps smallint, views int, "lastAt" timestamptz)`

async function listKeys(tx: StoreTransaction, dimension: string, day: string) {
  const rows = await tx.prepared<{ key: string }>(
    'list-keys-of-visits',
    'SELECT key FROM visit_days WHERE store_id = $1 AND dimension = $2 AND day = $3',
    [tx.storeId, dimension, day],
  )
  return new Set(rows.map(({ key }) => key))
}

function boundedKey(keys: Set<string>, key: string): string {
  if (!keys.has(key) && keys.size >= maxKeys) return 'other'
  keys.add(key)
  return key
}

const insertVisitors = `
  INSERT INTO visitors (store_id, day, hash, source, campaign, last_at)
  SELECT root.store_id, $2, hash, source, campaign, "lastAt"
  FROM store_roots root, ${visitor}
  WHERE root.store_id = $1 AND coalesce((SELECT visitors FROM visit_days
    WHERE store_id = $1 AND dimension = 'all' AND day = $2 AND key = ''), 0) < ${maxVisitors}
  ORDER BY hash
  ON CONFLICT DO NOTHING`

/** True for the visitors who reached the step, or a later one, only now. */
const reached = (bits: number) => `(after & ${bits} > 0 AND before & ${bits} = 0)::int`

const moved = `visits.visitors + excluded.visitors, products = visits.products + excluded.products,
  carts = visits.carts + excluded.carts, checkouts = visits.checkouts + excluded.checkouts,
  orders = visits.orders + excluded.orders`

const countVisits = `
  WITH locked AS (
    SELECT stored.hash, stored.source, stored.campaign, stored.steps AS before,
      stored.steps | visitor.steps AS after, visitor.views, visitor."lastAt" AS last_at
    FROM ${visitor} JOIN visitors stored
      ON stored.store_id = $1 AND stored.day = $2 AND stored.hash = visitor.hash
    ORDER BY stored.hash FOR UPDATE OF stored
  ), moved AS (
    UPDATE visitors SET steps = after, last_at = locked.last_at FROM locked
    WHERE store_id = $1 AND day = $2 AND visitors.hash = locked.hash
  ), counted AS (
    SELECT source, campaign, views, ${reached(31)} AS visitors, ${reached(30)} AS products,
      ${reached(28)} AS carts, ${reached(24)} AS checkouts, ${reached(16)} AS orders FROM locked
  ), entries AS (
    SELECT 'all' AS dimension, '' AS key, 0 AS views, visitors, products, carts, checkouts, orders
      FROM counted
    UNION ALL SELECT 'hour', $5, 0, visitors, products, carts, checkouts, orders FROM counted
    UNION ALL SELECT 'source', source, views, visitors, products, carts, checkouts, orders FROM counted
    UNION ALL SELECT 'campaign', campaign, views, visitors, products, carts, checkouts, orders
      FROM counted WHERE campaign IS NOT NULL
    UNION ALL SELECT dimension, key, page.views, 0, 0, 0, 0, 0
      FROM jsonb_to_recordset($4::jsonb) AS page (kind text, views int)
        CROSS JOIN LATERAL (VALUES ('all', ''), ('hour', $5), ('kind', kind)) AS place (dimension, key)
  )
  INSERT INTO visit_days AS visits (store_id, dimension, day, key, views, visitors, products, carts,
    checkouts, orders)
  SELECT $1::uuid, dimension, $2::date, key, sum(views), sum(visitors), sum(products), sum(carts),
    sum(checkouts), sum(orders)
  FROM entries GROUP BY dimension, key ORDER BY dimension, key
  ON CONFLICT (store_id, dimension, day, key) DO UPDATE SET
    views = visits.views + excluded.views, visitors = ${moved}`
