import type { ClientBase } from 'pg'

interface RandomSales {
  storeId: string
  count: number
  /** From -1 to 1; the same seed draws the same amounts. */
  seed: number
  from: string
  to: string
}

const products = 40
const firstPart = 5000

/**
 * Writes products, categories and random orders with discounts, fees, taxes, refunds and cancellations
 * into a store without orders, as the database's owner.
 */
export async function insertRandomSales(
  client: ClientBase,
  { seed, ...sales }: RandomSales,
): Promise<void> {
  await client.query('SELECT setseed($1)', [seed])
  for (const text of [insertProducts, insertCategories, insertMembers])
    await client.query(text, [sales.storeId])
  // Triggers and foreign keys keep the plans that they made for smaller tables until ANALYZE.
  for (let [first, part] = [1, firstPart]; first <= sales.count; first += part, part *= 2) {
    await insertPart(client, { first, part }, sales)
    await client.query('ANALYZE orders, order_lines, order_payments, order_refunds')
  }
}

async function insertPart(
  client: ClientBase,
  { first, part }: { first: number; part: number },
  { storeId, count, from, to }: Omit<RandomSales, 'seed'>,
) {
  await client.query('BEGIN')
  for (const [text, values] of [
    [drawOrders, [count, from, to, first, Math.min(first + part - 1, count)]],
    [drawLines, []],
    ['CREATE INDEX ON drawn_lines (n)', []],
    ['ANALYZE drawn, drawn_lines', []],
    [taxLines, []],
    [insertOrders, [storeId]],
    [insertLines, [storeId]],
    [drawRefunds, []],
    [insertRefunds, [storeId]],
    [insertRefundedLines, [storeId]],
    [cancelOrders, [storeId]],
  ] as const)
    await client.query(text, [...values])
  await client.query('COMMIT')
}

const oneOf = (values: string, count: number) =>
  `(ARRAY[${values}])[1 + floor(random() * ${count})::int]`

const productId = (number: string) =>
  `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

const insertProducts = `
  INSERT INTO products (store_id, id, name, slug, price)
  SELECT $1::uuid, ${productId('n')}, 'Tea ' || n, 'random-tea-' || n, 1200
  FROM generate_series(1, ${products}) AS n`

const insertCategories = `
  INSERT INTO categories (store_id, id, name, slug)
  SELECT $1::uuid, ${productId('n')}, 'Teas ' || n, 'random-teas-' || n
  FROM generate_series(0, 4) AS n`

/** Some products are in two categories, some in none. */
const insertMembers = `
  INSERT INTO product_categories (store_id, product_id, category_id)
  SELECT DISTINCT $1::uuid, ${productId('n')}, ${productId('category')}
  FROM generate_series(1, ${products}) AS n, LATERAL (VALUES (n % 5), (n % 3)) AS of (category)
  WHERE n % 7 <> 0`

const drawOrders = `
  CREATE TEMPORARY TABLE drawn ON COMMIT DROP AS
  SELECT n, gen_random_uuid() AS id, random() AS fate, random() < 0.5 AS tax_included,
    ${oneOf('0, 0.07, 0.19, 0.255', 4)}::numeric AS rate,
    ${oneOf('0, 0, 490, 799', 4)} AS shipping,
    ${oneOf('0, 0, 250', 3)} AS fee,
    ${oneOf('0, 0, 0, 10, 33, 100', 6)} AS percent,
    ${oneOf("'DE', 'AT', 'GB', 'US', 'JP'", 5)} AS country,
    ${oneOf("NULL, 'google.com', 'instagram.com', 'newsletter'", 4)} AS source,
    ${oneOf("NULL, NULL, 'spring-sale'", 3)} AS campaign,
    floor(random() * $1::int * 0.7)::int AS customer,
    $2::timestamptz + random() * ($3::timestamptz - $2::timestamptz) AS created_at
  FROM generate_series($4::int, $5::int) AS n`

const drawLines = `
  CREATE TEMPORARY TABLE drawn_lines ON COMMIT DROP AS
  SELECT n, gen_random_uuid() AS id, position, product, quantity, price, price * quantity AS total,
    floor(price * quantity * percent / 100.0)::bigint AS discount, 0::bigint AS tax
  FROM drawn CROSS JOIN LATERAL (
    SELECT position, floor(random() * ${products})::int + 1 AS product,
      floor(random() * 4)::int + 1 AS quantity, floor(random() * 20000)::bigint AS price
    FROM generate_series(0, floor(random() * 3 + n * 0)::int) AS position
  ) AS line`

const taxLines = `
  UPDATE drawn_lines SET tax = round((total - discount) * rate
    / CASE WHEN tax_included THEN 1 + rate ELSE 1 END)
  FROM drawn WHERE drawn.n = drawn_lines.n`

const insertOrders = `
  INSERT INTO orders (store_id, id, number, token, email, shipping_address, currency, subtotal,
    discount, shipping, shipping_tax, payment_fee, tax_included, tax, total, discounts, source,
    campaign, payment_method, items, created_at)
  SELECT $1::uuid, id, 1000 + drawn.n, md5($1::text || drawn.n), 'shopper' || customer || '@Example.com',
    jsonb_build_object('country', country), 'EUR', subtotal, discount, shipping, shipping_tax,
    fee, tax_included, lines_tax + shipping_tax + fee_tax,
    subtotal - discount + shipping + fee
      + CASE WHEN tax_included THEN 0 ELSE lines_tax + shipping_tax + fee_tax END,
    CASE
      WHEN discount = 0 THEN '[]'
      WHEN drawn.n % 3 = 0 THEN jsonb_build_array(
        jsonb_build_object('id', 'ten', 'title', 'Ten', 'code', 'TEN', 'amount', discount - 1),
        jsonb_build_object('id', 'more', 'title', 'More', 'code', NULL, 'amount', 1))
      ELSE jsonb_build_array(
        jsonb_build_object('id', 'ten', 'title', 'Ten', 'code', 'TEN', 'amount', discount))
    END, source, campaign, 'cod', items, created_at
  FROM drawn JOIN (
    SELECT n, sum(total) AS subtotal, sum(discount) AS discount, sum(tax) AS lines_tax,
      sum(quantity) AS items FROM drawn_lines GROUP BY n
  ) AS lines ON lines.n = drawn.n
  CROSS JOIN LATERAL (SELECT rate / CASE WHEN tax_included THEN 1 + rate ELSE 1 END AS part) AS taxed
  CROSS JOIN LATERAL (SELECT round(shipping * part) AS shipping_tax, round(fee * part) AS fee_tax)
    AS taxes`

const insertLines = `
  INSERT INTO order_lines (store_id, id, order_id, position, product_id, name, unit_price, quantity,
    total, discount, tax)
  SELECT $1::uuid, line.id, drawn.id, position,
    ${productId('product')}, 'Tea ' || product, price, quantity, total, discount, tax
  FROM drawn_lines line JOIN drawn USING (n)`

const drawRefunds = `
  CREATE TEMPORARY TABLE drawn_refunds ON COMMIT DROP AS
  SELECT drawn.n, drawn.id AS order_id, gen_random_uuid() AS id, part,
    1 + floor(random() * (lines.total / 3))::bigint AS amount,
    CASE WHEN random() < 0.5 THEN least(drawn.shipping, 1 + lines.total / 5) ELSE 0 END AS shipping,
    ${oneOf("'succeeded', 'succeeded', 'pending', 'failed'", 4)} AS status,
    drawn.created_at + random() * interval '90 days' AS created_at
  FROM drawn JOIN (
    SELECT n, sum(total - discount)::bigint AS total FROM drawn_lines GROUP BY n
  ) AS lines ON lines.n = drawn.n AND lines.total > 30
    CROSS JOIN LATERAL generate_series(1, floor(random() * 3 + drawn.n * 0)::int + 1) AS part
  WHERE fate < 0.2`

const insertRefunds = `
  INSERT INTO order_payments (store_id, id, order_id, kind, method, amount, status, created_at)
  SELECT $1::uuid, id, order_id, 'refund', 'cod', amount, status, created_at FROM drawn_refunds`

/** Some refunds name no line, some two. */
const insertRefundedLines = `
  INSERT INTO order_refunds (store_id, id, order_id, shipping, lines)
  SELECT $1::uuid, refund.id, order_id, shipping, coalesce(
    (SELECT jsonb_agg(jsonb_build_object('lineId', line.id, 'quantity', 1 + (line.quantity > 2)::int,
        'removed', 0, 'restocked', 0) ORDER BY position)
      FROM drawn_lines line
      WHERE line.n = refund.n AND refund.part % 2 = 1 AND line.position < 2), '[]')
  FROM drawn_refunds refund`

const cancelOrders = `
  UPDATE orders SET status = 'cancelled', cancelled_at = orders.created_at + interval '2 days'
  FROM drawn WHERE orders.store_id = $1 AND orders.id = drawn.id AND (fate > 0.93 OR fate < 0.02)`
