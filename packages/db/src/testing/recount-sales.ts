import { dayIn, startOfDay } from '@vitrine/commerce/places/time-zone.ts'
import type { ClientBase } from 'pg'

/** Amounts in minor units of the currency. */
export interface Recounted {
  orders: number
  firstOrders: number
  items: number
  sold: number
  discount: number
  shipping: number
  tax: number
  total: number
  refunded: number
  paidBack: number
}

type RecountedGroup =
  | 'all'
  | 'day'
  | 'month'
  | 'product'
  | 'category'
  | 'discount'
  | 'country'
  | 'source'
  | 'campaign'

/**
 * Sums a store's orders and refunds once more, as the database's owner: from the lines of all orders
 * at once, and on days that JavaScript's time zones begin and not PostgreSQL's.
 * @returns a function with the sums of a range of days by key; '' is the key of all
 */
export async function recountSales(client: ClientBase, storeId: string, timeZone: string) {
  await client.query(forgetTables)
  await insertDays(client, storeId, timeZone)
  for (const text of [sumOrders, findKeys, sumRefunds, divideRefunds, enterAll])
    await client.query(text, [storeId])
  return async (
    from: string,
    to: string,
    group: RecountedGroup,
  ): Promise<Map<string, Recounted>> => {
    const { rows } = await client.query<Recounted & { key: string }>(sumEntries, [from, to, group])
    return new Map(rows.map(({ key, ...sums }) => [key, sums]))
  }
}

const forgetTables = `DROP TABLE IF EXISTS recount_days, recount_orders, recount_keys,
  recount_refunds, recount_parts, recount_entries`

async function insertDays(client: ClientBase, storeId: string, timeZone: string) {
  const { rows } = await client.query<{ first: Date | null; last: Date | null }>(
    `SELECT min(at) AS first, max(at) AS last FROM (
      SELECT created_at FROM orders WHERE store_id = $1
      UNION ALL SELECT created_at FROM order_payments WHERE store_id = $1
    ) AS moments (at)`,
    [storeId],
  )
  const { first, last } = rows[0]!
  const days = first && last ? listDays(dayIn(timeZone, first), dayIn(timeZone, last)) : []
  await client.query(
    'CREATE TEMPORARY TABLE recount_days (begins timestamptz PRIMARY KEY, day date)',
  )
  await client.query(
    'INSERT INTO recount_days SELECT * FROM unnest($1::timestamptz[], $2::date[])',
    [days.map((day) => startOfDay(timeZone, day)), days],
  )
}

function listDays(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10),
  )
}

const dayOf = (moment: string) =>
  `(SELECT day FROM recount_days WHERE begins <= ${moment} ORDER BY begins DESC LIMIT 1)`

/** What a line earned, and what was paid for it. */
const lineNet = 'line.total - line.discount - line.tax * o.tax_included::int'
const linePaid = 'line.total - line.discount + line.tax * (NOT o.tax_included)::int'

const sumOrders = `
  CREATE TEMPORARY TABLE recount_orders AS
  SELECT o.id, ${dayOf('o.created_at')} AS day, o.cancelled_at IS NULL AS counts,
    (row_number() OVER (PARTITION BY lower(o.email) ORDER BY o.number) = 1)::int AS first,
    goods.*, o.shipping - o.shipping_tax * o.tax_included::int AS shipping, o.tax, o.total
  FROM orders o CROSS JOIN LATERAL (
    SELECT sum(quantity) AS items, sum(${lineNet}) AS net, sum(${linePaid}) AS paid
    FROM order_lines line WHERE line.store_id = o.store_id AND line.order_id = o.id
  ) AS goods
  WHERE o.store_id = $1`

const findKeys = `
  CREATE TEMPORARY TABLE recount_keys AS
  SELECT o.id, place.* FROM orders o CROSS JOIN LATERAL (
    VALUES ('all', '', o.discount), ('country', o.shipping_address ->> 'country', o.discount),
      ('source', coalesce(o.source, ''), o.discount), ('campaign', o.campaign, o.discount)
    UNION ALL
    SELECT 'discount', used.id, used.amount
    FROM jsonb_to_recordset(o.discounts) AS used (id text, amount bigint)
  ) AS place (dimension, key, discount)
  WHERE o.store_id = $1 AND o.cancelled_at IS NULL AND place.key IS NOT NULL`

/** The refunds of an order together are worth their rounded share of its goods. */
const sumRefunds = `
  CREATE TEMPORARY TABLE recount_refunds AS
  WITH paid_back AS (
    SELECT payment.id, payment.order_id, payment.created_at, payment.amount,
      coalesce(refund.lines, '[]') AS lines,
      greatest(0, payment.amount - coalesce(refund.shipping, 0)) AS goods
    FROM order_payments payment LEFT JOIN order_refunds refund USING (store_id, id)
    WHERE payment.store_id = $1 AND payment.kind = 'refund'
      AND payment.status NOT IN ('failed', 'voided')
  ), worth AS (
    SELECT paid_back.*, coalesce(round(o.net * least(o.paid, sum(goods) OVER earlier)
      / nullif(o.paid, 0)), 0) AS worth
    FROM paid_back JOIN recount_orders o ON o.id = order_id AND o.counts
    WINDOW earlier AS (PARTITION BY order_id ORDER BY paid_back.created_at, paid_back.id)
  )
  SELECT *, ${dayOf('created_at')} AS day, worth - lag(worth, 1, 0::numeric) OVER (
    PARTITION BY order_id ORDER BY created_at, id) AS refunded
  FROM worth`

/** Among the lines that a refund names, or else among all, by what they earned. */
const divideRefunds = `
  CREATE TEMPORARY TABLE recount_parts AS
  WITH earned AS (
    SELECT refund.id, refund.day, refund.refunded, refund.goods, line.position, line.product_id,
      ${lineNet} AS net, (
        SELECT coalesce(sum(floor((${lineNet}) * named.quantity::numeric / line.quantity)), 0)
        FROM jsonb_to_recordset(refund.lines) AS named ("lineId" uuid, quantity int)
        WHERE named."lineId" = line.id
      ) AS named
    FROM recount_refunds refund JOIN orders o ON o.store_id = $1 AND o.id = refund.order_id
      JOIN order_lines line ON line.store_id = $1 AND line.order_id = refund.order_id
  ), weighed AS (
    SELECT earned.*, CASE WHEN wholes.named > 0 THEN earned.named
      WHEN wholes.net > 0 THEN earned.net ELSE 1 END AS weight
    FROM earned JOIN (
      SELECT id, sum(named) AS named, sum(net) AS net FROM earned GROUP BY id
    ) AS wholes USING (id)
  ), so_far AS (
    SELECT *, round(refunded * up_to / whole) AS refunded_to, round(goods * up_to / whole) AS goods_to
    FROM (
      SELECT *, sum(weight) OVER (PARTITION BY id) AS whole,
        sum(weight) OVER (PARTITION BY id ORDER BY position) AS up_to
      FROM weighed
    ) AS added
  ), parts AS (
    SELECT *, refunded_to - lag(refunded_to, 1, 0::numeric) OVER line AS refunded_part,
      goods_to - lag(goods_to, 1, 0::numeric) OVER line AS goods_part
    FROM so_far WINDOW line AS (PARTITION BY id ORDER BY position)
  )
  SELECT day, product_id, sum(refunded_part) AS refunded, sum(goods_part) AS paid_back
  FROM parts GROUP BY id, day, product_id`

/** An order with two products of a category is not one order of it. */
const enterAll = `
  CREATE TEMPORARY TABLE recount_entries AS
  WITH products AS (
    SELECT counted.day, line.product_id, 1 AS orders, counted.first, sum(line.quantity) AS items,
      sum(${lineNet}) AS sold, sum(line.discount) AS discount, sum(line.tax) AS tax,
      sum(${linePaid}) AS total, 0 AS refunded, 0 AS paid_back
    FROM recount_orders counted JOIN orders o ON o.store_id = $1 AND o.id = counted.id
      JOIN order_lines line ON line.store_id = $1 AND line.order_id = counted.id
    WHERE counted.counts GROUP BY counted.id, counted.day, counted.first, line.product_id
    UNION ALL
    SELECT day, product_id, 0, 0, 0, 0, 0, 0, 0, refunded, paid_back FROM recount_parts
    WHERE refunded > 0 OR paid_back > 0
  )
  SELECT dimension, key, day, 1 AS orders, first, items, net AS sold, keys.discount, shipping, tax,
    total, 0 AS refunded, 0 AS paid_back
  FROM recount_orders JOIN recount_keys keys USING (id)
  UNION ALL
  SELECT dimension, key, day, 0, 0, 0, 0, 0, 0, 0, 0, refunded, amount
  FROM recount_refunds refund JOIN recount_keys keys ON keys.id = refund.order_id
  UNION ALL
  SELECT 'product', product_id::text, day, orders, first, items, sold, discount, 0, tax, total,
    refunded, paid_back
  FROM products
  UNION ALL
  SELECT 'category', coalesce(category_id::text, ''), day, 0, 0, items, sold, discount, 0, tax, total,
    refunded, paid_back
  FROM products LEFT JOIN product_categories member
    ON member.store_id = $1 AND member.product_id = products.product_id`

const sumEntries = `
  SELECT CASE $3 WHEN 'day' THEN day::text WHEN 'month' THEN to_char(day, 'YYYY-MM-01') ELSE key END
    AS key, sum(orders)::float8 AS orders, sum(first)::float8 AS "firstOrders",
    sum(items)::float8 AS items, sum(sold)::float8 AS sold, sum(discount)::float8 AS discount,
    sum(shipping)::float8 AS shipping, sum(tax)::float8 AS tax, sum(total)::float8 AS total,
    sum(refunded)::float8 AS refunded, sum(paid_back)::float8 AS "paidBack"
  FROM recount_entries
  WHERE day BETWEEN $1 AND $2
    AND dimension = CASE WHEN $3 IN ('day', 'month') THEN 'all' ELSE $3 END
  GROUP BY 1`
