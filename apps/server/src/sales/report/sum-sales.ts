import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export interface Range {
  from: string
  to: string
  timeZone: string
}

/** @returns minor units of the currency */
export async function sumSales(
  tx: StoreTransaction,
  currency: string,
  { from, to, timeZone }: Range,
) {
  const [found] = await tx.prepared<{ orders: number; net: string }>(
    'sum-sales',
    // A refund reduces net goods by its share of what was paid for them, so that included taxes
    // shrink in proportion.
    `WITH sold AS (
      SELECT id, subtotal - discount AS goods, tax - shipping_tax AS goods_tax, tax_included
      FROM orders
      WHERE store_id = $1 AND currency = $2 AND cancelled_at IS NULL
        AND created_at >= $3::date::timestamp AT TIME ZONE $5
        AND created_at < ($4::date + 1)::timestamp AT TIME ZONE $5
    ), given_back AS (
      SELECT payment.order_id, sum(payment.amount - coalesce(refund.shipping, 0)) AS amount
      FROM sold
      JOIN order_payments payment ON payment.store_id = $1 AND payment.order_id = sold.id
      LEFT JOIN order_refunds refund ON refund.store_id = $1 AND refund.id = payment.id
      WHERE payment.kind = 'refund' AND payment.status IN ('pending', 'succeeded')
      GROUP BY payment.order_id
    ), counted AS (
      SELECT goods - CASE WHEN tax_included THEN goods_tax ELSE 0 END AS net,
        goods + CASE WHEN tax_included THEN 0 ELSE goods_tax END AS paid_for,
        coalesce(amount, 0) AS refunded
      FROM sold LEFT JOIN given_back ON order_id = id
    )
    SELECT count(*)::int AS orders,
      coalesce(sum(net - CASE WHEN paid_for > 0
        THEN round(net * least(refunded, paid_for)::numeric / paid_for) ELSE 0 END), 0)::text AS net
    FROM counted`,
    [tx.storeId, currency, from, to, timeZone],
  )
  return { orders: found?.orders ?? 0, net: Number(found?.net ?? 0) }
}
