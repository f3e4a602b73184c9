import { timeZoneOfCountry } from '@vitrine/commerce/places/time-zone.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { daySums, isOnDay, sums } from './day-sums.ts'

const columns = `store_id, currency, dimension, day, key, ${sums.join(', ')}`
const changesAtOnce = 5000

export interface Refreshed {
  timeZone: string
  /** False while changes are left, because more days changed than were summed now. */
  isComplete: boolean
}

/**
 * Sums the days again on which orders or refunds changed, the latest first, and the months by their
 * differences. Locks the store's sums until the transaction ends.
 */
export async function refreshSales(tx: StoreTransaction, maxDays: number): Promise<Refreshed> {
  const timeZone = await lockSums(tx)
  const changes = await listChanges(tx, timeZone)
  if (changes.some(({ day }) => day === null)) {
    await forgetSums(tx, timeZone)
    return await refreshSales(tx, maxDays)
  }
  const changed = [...new Set(changes.map(({ day }) => day!))]
  const days = changed.slice(0, maxDays)
  if (days.length) {
    // Day by day, since the planner knows how many orders one day has, but not how many 31 have.
    for (const day of days) await sumDay(tx, day, timeZone)
    const done = changes.filter(({ day }) => days.includes(day!)).map(({ id }) => id)
    await tx.prepared(
      'forget-sales-changes',
      'DELETE FROM sales_changes WHERE store_id = $1 AND id = ANY ($2::bigint[])',
      [tx.storeId, done],
    )
  }
  return {
    timeZone,
    isComplete: days.length === changed.length && changes.length < changesAtOnce,
  }
}

/** Reads the time zone behind the lock: another process may have cached an earlier one. */
async function lockSums(tx: StoreTransaction): Promise<string> {
  await tx.prepared(
    'lock-sales-sums',
    `SELECT pg_advisory_xact_lock(hashtextextended('sales ' || $1, 0))::text`,
    [tx.storeId],
  )
  const [store] = await tx.prepared<{ timeZone: string | null; country: string }>(
    'find-time-zone',
    'SELECT time_zone AS "timeZone", country FROM stores WHERE id = $1',
    [tx.storeId],
  )
  return store!.timeZone ?? timeZoneOfCountry(store!.country)
}

async function listChanges(tx: StoreTransaction, timeZone: string) {
  return await tx.prepared<{ id: number; day: string | null }>(
    'list-sales-changes',
    `SELECT id, (at AT TIME ZONE $2)::date::text AS day FROM sales_changes
      WHERE store_id = $1 ORDER BY day DESC NULLS FIRST LIMIT ${changesAtOnce}`,
    [tx.storeId, timeZone],
  )
}

async function forgetSums(tx: StoreTransaction, timeZone: string) {
  for (const table of ['sales_days', 'sales_months', 'sales_changes'])
    await tx.prepared(`forget-${table}`, `DELETE FROM ${table} WHERE store_id = $1`, [tx.storeId])
  // Counted below zero, where no other change is: a sequence has no numbers on a shop's own node.
  await tx.prepared(
    'note-all-sales',
    `INSERT INTO sales_changes (store_id, id, at)
      SELECT store_id, -row_number() OVER (PARTITION BY store_id ORDER BY day),
        (day + time '12:00') AT TIME ZONE $2
      FROM (
        SELECT store_id, (created_at AT TIME ZONE $2)::date AS day FROM orders WHERE store_id = $1
        UNION
        SELECT store_id, (created_at AT TIME ZONE $2)::date FROM order_payments
          WHERE store_id = $1 AND kind = 'refund'
      ) AS days`,
    [tx.storeId, timeZone],
  )
}

async function sumDay(tx: StoreTransaction, day: string, timeZone: string) {
  await tx.prepared(
    'forget-sums-of-day',
    `WITH gone AS (DELETE FROM sales_days WHERE store_id = $1 AND day = $2 RETURNING *)
      ${addToMonths('gone', '-')}`,
    [tx.storeId, day],
  )
  await tx.prepared(
    'sum-day',
    `WITH summed AS (${daySums}), added AS (
      INSERT INTO sales_days (${columns})
      SELECT $1, currency, dimension, $2, key, ${sums.join(', ')} FROM summed RETURNING *
    ) ${addToMonths('added', '')}`,
    [tx.storeId, day, timeZone],
  )
  await tx.prepared(
    'forget-empty-month',
    `DELETE FROM sales_months WHERE store_id = $1 AND orders = 0 AND refunds = 0
      AND day = date_trunc('month', $2::date)::date`,
    [tx.storeId, day],
  )
  await noteNames(tx, day, timeZone)
}

function addToMonths(days: string, sign: '-' | ''): string {
  return `INSERT INTO sales_months AS month (${columns})
    SELECT store_id, currency, dimension, date_trunc('month', day)::date, key,
      ${sums.map((name) => `${sign}sum(${name})`).join(', ')}
    FROM ${days} GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT (store_id, currency, dimension, day, key) DO UPDATE SET
      ${sums.map((name) => `${name} = month.${name} + excluded.${name}`).join(', ')}`
}

async function noteNames(tx: StoreTransaction, day: string, timeZone: string) {
  await tx.prepared(
    'note-names-of-sales',
    `WITH sold AS (
      SELECT id, created_at, discounts FROM orders WHERE store_id = $1 AND ${isOnDay}
    ), named AS (
      SELECT 'product' AS dimension, product_id::text AS key, name, sold.created_at
      FROM sold JOIN order_lines line ON line.store_id = $1 AND line.order_id = sold.id
      UNION ALL
      SELECT 'discount', used ->> 'id', coalesce(used ->> 'code', used ->> 'title'), sold.created_at
      FROM sold CROSS JOIN LATERAL jsonb_array_elements(discounts) AS used
    )
    INSERT INTO sales_names AS known (store_id, dimension, key, name)
    SELECT DISTINCT ON (dimension, key) $1::uuid, dimension, key, name
    FROM named ORDER BY dimension, key, created_at DESC
    ON CONFLICT (store_id, dimension, key) DO UPDATE SET name = excluded.name
      WHERE known.name <> excluded.name`,
    [tx.storeId, day, timeZone],
  )
}
