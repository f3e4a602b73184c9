import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { sums } from './day-sums.ts'
import { type Days, wholeMonths } from './report-range.ts'

/** Amounts in minor units of the currency. */
export type Sums = Record<(typeof sums)[number], number>
export type KeyedSums = Sums & { key: string; name: string }

type Dimension = 'all' | 'product' | 'discount' | 'country' | 'source' | 'campaign'

interface SumsQuery {
  currency: string
  range: Days
}

const added = sums.map((name) => `coalesce(sum(${name}), 0)::bigint AS ${name}`).join(', ')

/** Whole months, and the days before and after them: $1 store, $2 currency, $3 to $6 as in `bounds`. */
function entriesOf(dimension: Dimension): string {
  const of = `store_id = $1 AND currency = $2 AND dimension = '${dimension}'`
  const columns = `day, key, ${sums.join(', ')}`
  return `(
    SELECT ${columns} FROM sales_months WHERE ${of} AND day >= $4::date AND day < $5::date
    UNION ALL
    SELECT ${columns} FROM sales_days WHERE ${of} AND day >= $3::date AND day < $4::date
    UNION ALL
    SELECT ${columns} FROM sales_days WHERE ${of} AND day >= $5::date AND day <= $6::date
  ) AS entries`
}

function bounds(tx: StoreTransaction, { currency, range }: SumsQuery) {
  const { begins, ends } = wholeMonths(range)
  return [tx.storeId, currency, range.from, begins, ends, range.to]
}

export async function readTotals(tx: StoreTransaction, query: SumsQuery): Promise<Sums> {
  const [row] = await tx.prepared<Sums>(
    'read-sales-totals',
    `SELECT ${added} FROM ${entriesOf('all')}`,
    bounds(tx, query),
  )
  return row!
}

/** @returns the days or months with sales or refunds, by their first day */
export async function readPoints(
  tx: StoreTransaction,
  query: SumsQuery,
  interval: 'day' | 'month',
): Promise<Map<string, Sums>> {
  const rows =
    interval === 'month'
      ? await tx.prepared<Sums & { at: string }>(
          'read-sales-by-month',
          `SELECT date_trunc('month', day)::date::text AS at, ${added}
            FROM ${entriesOf('all')} GROUP BY 1`,
          bounds(tx, query),
        )
      : await tx.prepared<Sums & { at: string }>(
          'read-sales-by-day',
          `SELECT day::text AS at, ${added} FROM sales_days
            WHERE store_id = $1 AND currency = $2 AND dimension = 'all' AND day BETWEEN $3 AND $4
            GROUP BY 1`,
          [tx.storeId, query.currency, query.range.from, query.range.to],
        )
  return new Map(rows.map(({ at, ...point }) => [at, point]))
}

export type KeyedDimension = Exclude<Dimension, 'all'>

const nameOf: Record<KeyedDimension, { join: string; name: string }> = {
  product: {
    join: `LEFT JOIN products ON products.store_id = $1 AND products.id::text = keyed.key
      LEFT JOIN sales_names ON sales_names.store_id = $1 AND dimension = 'product'
        AND sales_names.key = keyed.key`,
    name: 'coalesce(products.name, sales_names.name, keyed.key)',
  },
  discount: {
    join: `LEFT JOIN sales_names ON sales_names.store_id = $1 AND dimension = 'discount'
      AND sales_names.key = keyed.key`,
    name: 'coalesce(sales_names.name, keyed.key)',
  },
  country: { join: '', name: 'keyed.key' },
  source: { join: '', name: 'keyed.key' },
  campaign: { join: '', name: 'keyed.key' },
}

/** Limits the rows before it looks up their names. */
export async function readKeyed(
  tx: StoreTransaction,
  dimension: KeyedDimension,
  query: SumsQuery,
  limit: number,
): Promise<{ rows: KeyedSums[]; count: number }> {
  const { join, name } = nameOf[dimension]
  const found = await tx.prepared<KeyedSums & { count: number }>(
    `read-sales-by-${dimension}`,
    `WITH keyed AS (
      SELECT key, ${added} FROM ${entriesOf(dimension)} GROUP BY key
    ), first AS (
      SELECT *, count(*) OVER ()::int AS count FROM keyed
      WHERE orders <> 0 OR refunds <> 0 ORDER BY sold - refunded DESC, key LIMIT $7
    )
    SELECT keyed.*, ${name} AS name FROM first AS keyed ${join}
    ORDER BY sold - refunded DESC, keyed.key`,
    [...bounds(tx, query), limit],
  )
  return { rows: found.map(({ count: _count, ...row }) => row), count: found[0]?.count ?? 0 }
}

/** A product counts in each of its categories, as they are now. */
export async function readCategories(
  tx: StoreTransaction,
  query: SumsQuery,
  limit: number,
): Promise<{ rows: KeyedSums[]; count: number }> {
  const found = await tx.prepared<KeyedSums & { count: number }>(
    'read-sales-by-category',
    `WITH sold AS (
      SELECT key, ${added} FROM ${entriesOf('product')} GROUP BY key
    ), keyed AS (
      SELECT coalesce(category_id::text, '') AS key, ${added}
      FROM sold LEFT JOIN product_categories member
        ON member.store_id = $1 AND member.product_id = sold.key::uuid
      GROUP BY 1
    ), first AS (
      SELECT *, count(*) OVER ()::int AS count FROM keyed
      WHERE orders <> 0 OR refunds <> 0 ORDER BY sold - refunded DESC, key LIMIT $7
    )
    SELECT keyed.*, coalesce(categories.name, '') AS name FROM first AS keyed
    LEFT JOIN categories ON categories.store_id = $1 AND categories.id::text = keyed.key
    ORDER BY sold - refunded DESC, keyed.key`,
    [...bounds(tx, query), limit],
  )
  return { rows: found.map(({ count: _count, ...row }) => row), count: found[0]?.count ?? 0 }
}

export async function hasSalesChanges(tx: StoreTransaction): Promise<boolean> {
  const found = await tx.prepared(
    'has-sales-changes',
    'SELECT FROM sales_changes WHERE store_id = $1 LIMIT 1',
    [tx.storeId],
  )
  return found.length > 0
}
