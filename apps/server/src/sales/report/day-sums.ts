export const sums = [
  'orders',
  'first_orders',
  'items',
  'sold',
  'discount',
  'shipping',
  'tax',
  'total',
  'refunds',
  'refunded',
  'paid_back',
] as const

const added = sums.map((name) => `sum(${name}) AS ${name}`).join(', ')

/** $2 day, $3 time zone. */
export const isOnDay = `created_at >= $2::date::timestamp AT TIME ZONE $3
      AND created_at < ($2::date + 1)::timestamp AT TIME ZONE $3`

/** Returns `amount × part ÷ whole` in whole numbers, halves rounded up. */
const share = (amount: string, part: string, whole: string) =>
  `div(2 * (${amount}) * (${part})::numeric + ${whole}, 2 * ${whole})`

/** The tax of an order's goods; `tax` also has that of a payment fee. */
const goodsTax = `CASE WHEN payment_fee = 0 THEN tax - shipping_tax ELSE (
          SELECT sum(line.tax) FROM order_lines line WHERE line.store_id = $1 AND line.order_id = orders.id
        ) END`

/**
 * Sums one day of the ledger by currency, dimension and key: $1 store, $2 day, $3 time zone.
 *
 * A refund reduces net sales by its share of what was paid for the goods, so that included taxes
 * shrink in proportion; the sum of an order's refunds is rounded, not each of them. A cancelled
 * order counts on no day, nor do its refunds.
 */
export const daySums = `
  WITH sold AS (
    SELECT id, currency, subtotal - discount - CASE WHEN tax_included THEN ${goodsTax} ELSE 0 END
        AS net,
      items, orders.discount, shipping - CASE WHEN tax_included THEN shipping_tax ELSE 0 END
        AS shipping, tax, total, discounts, source, campaign,
      shipping_address ->> 'country' AS country,
      NOT EXISTS (SELECT FROM orders earlier WHERE earlier.store_id = $1
        AND earlier.email_key = orders.email_key AND earlier.number < orders.number) AS is_first
    FROM orders WHERE store_id = $1 AND ${isOnDay} AND cancelled_at IS NULL
  ), sold_lines AS (
    SELECT sold.id, sold.currency, sold.is_first, line.product_id, line.quantity,
      line.total - line.discount - CASE WHEN o.tax_included THEN line.tax ELSE 0 END AS net,
      line.discount, line.tax,
      line.total - line.discount + CASE WHEN o.tax_included THEN 0 ELSE line.tax END AS paid_for
    FROM sold JOIN orders o ON o.store_id = $1 AND o.id = sold.id
      JOIN order_lines line ON line.store_id = $1 AND line.order_id = sold.id
  ), given_back AS (
    SELECT id, order_id FROM order_payments
    WHERE store_id = $1 AND kind = 'refund' AND ${isOnDay} AND status IN ('pending', 'succeeded')
  ), movements AS (
    SELECT payment.id, payment.order_id, payment.amount, refund.lines,
      greatest(payment.amount - coalesce(refund.shipping, 0), 0) AS goods,
      sum(greatest(payment.amount - coalesce(refund.shipping, 0), 0)) OVER (
        PARTITION BY payment.order_id ORDER BY payment.created_at, payment.id) AS so_far
    FROM (SELECT DISTINCT order_id FROM given_back) AS concerned
      JOIN order_payments payment ON payment.store_id = $1
        AND payment.order_id = concerned.order_id AND payment.kind = 'refund'
        AND payment.status IN ('pending', 'succeeded')
      LEFT JOIN order_refunds refund ON refund.store_id = $1 AND refund.id = payment.id
  ), refunds AS (
    SELECT movement.*, currency, discounts, source, campaign, shipping_address ->> 'country' AS country,
      CASE WHEN paid_for > 0
        THEN ${share('net', 'least(so_far, paid_for)', 'paid_for')}
          - ${share('net', 'least(so_far - goods, paid_for)', 'paid_for')}
        ELSE 0 END AS refunded
    FROM given_back JOIN movements movement USING (id, order_id)
      JOIN orders ON orders.store_id = $1 AND orders.id = given_back.order_id
        AND cancelled_at IS NULL
      CROSS JOIN LATERAL (SELECT ${goodsTax} AS goods_tax) AS taxed
      CROSS JOIN LATERAL (SELECT
        (subtotal - discount - CASE WHEN tax_included THEN goods_tax ELSE 0 END)::numeric AS net,
        subtotal - discount + CASE WHEN tax_included THEN 0 ELSE goods_tax END AS paid_for
      ) AS worth
  ), shares AS (
    SELECT refund.id, refund.currency, refund.refunded, refund.goods, line.product_id,
      line.position,
      CASE
        WHEN sum(named) OVER each > 0 THEN named
        WHEN sum(net) OVER each > 0 THEN net
        ELSE 1
      END::numeric AS weight
    FROM refunds refund
      JOIN orders o ON o.store_id = $1 AND o.id = refund.order_id
      JOIN order_lines line ON line.store_id = $1 AND line.order_id = refund.order_id
      CROSS JOIN LATERAL (SELECT
        line.total - line.discount - CASE WHEN o.tax_included THEN line.tax ELSE 0 END AS net
      ) AS worth
      CROSS JOIN LATERAL (SELECT coalesce(sum(div(net * (part ->> 'quantity')::numeric, line.quantity)), 0)
        AS named FROM jsonb_array_elements(coalesce(refund.lines, '[]')) AS part
        WHERE part ->> 'lineId' = line.id::text) AS parts
    WINDOW each AS (PARTITION BY refund.id)
  ), refunded_lines AS (
    SELECT id, currency, product_id,
      ${share('refunded', 'up_to', 'whole')} - ${share('refunded', 'up_to - weight', 'whole')} AS refunded,
      ${share('goods', 'up_to', 'whole')} - ${share('goods', 'up_to - weight', 'whole')} AS paid_back
    FROM (SELECT *, sum(weight) OVER (PARTITION BY id ORDER BY position) AS up_to,
      sum(weight) OVER (PARTITION BY id) AS whole FROM shares) AS weighed
  ), keyed_orders AS (
    SELECT currency, 'all' AS dimension, '' AS key, id, is_first, items, net, discount, shipping,
      tax, total FROM sold
    UNION ALL SELECT currency, 'country', country, id, is_first, items, net, discount, shipping,
      tax, total FROM sold
    UNION ALL SELECT currency, 'source', coalesce(source, ''), id, is_first, items, net, discount,
      shipping, tax, total FROM sold
    UNION ALL SELECT currency, 'campaign', campaign, id, is_first, items, net, discount, shipping,
      tax, total FROM sold WHERE campaign IS NOT NULL
    UNION ALL SELECT currency, 'discount', used ->> 'id', id, is_first, items, net,
      (used ->> 'amount')::bigint, shipping, tax, total
      FROM sold CROSS JOIN LATERAL jsonb_array_elements(discounts) AS used
  ), keyed_refunds AS (
    SELECT currency, 'all' AS dimension, '' AS key, id, refunded, amount FROM refunds
    UNION ALL SELECT currency, 'country', country, id, refunded, amount FROM refunds
    UNION ALL SELECT currency, 'source', coalesce(source, ''), id, refunded, amount FROM refunds
    UNION ALL SELECT currency, 'campaign', campaign, id, refunded, amount FROM refunds
      WHERE campaign IS NOT NULL
    UNION ALL SELECT currency, 'discount', used ->> 'id', id, refunded, amount
      FROM refunds CROSS JOIN LATERAL jsonb_array_elements(discounts) AS used
    UNION ALL SELECT currency, 'product', product_id::text, id, refunded, paid_back
      FROM refunded_lines WHERE refunded <> 0 OR paid_back <> 0
  ), entries AS (
    SELECT currency, dimension, key, count(*) AS orders, count(*) FILTER (WHERE is_first)
        AS first_orders, sum(items) AS items, sum(net) AS sold, sum(discount) AS discount,
      sum(shipping) AS shipping, sum(tax) AS tax, sum(total) AS total, 0 AS refunds, 0 AS refunded,
      0 AS paid_back
    FROM keyed_orders GROUP BY currency, dimension, key
    UNION ALL
    SELECT currency, 'product', product_id::text, count(DISTINCT id),
      count(DISTINCT id) FILTER (WHERE is_first), sum(quantity), sum(net), sum(discount), 0, sum(tax),
      sum(paid_for), 0, 0, 0
    FROM sold_lines GROUP BY currency, product_id
    UNION ALL
    SELECT currency, dimension, key, 0, 0, 0, 0, 0, 0, 0, 0, count(DISTINCT id), sum(refunded),
      sum(amount)
    FROM keyed_refunds GROUP BY currency, dimension, key
  )
  SELECT currency, dimension, key, ${added} FROM entries GROUP BY currency, dimension, key`
