import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

/** Rows of `stock_movements` by which an order took an item to its limit or below; `$3` is the store's. */
export const crossings = `FROM stock_movements m
  JOIN products of_item ON of_item.store_id = m.store_id AND of_item.id = m.product_id
  CROSS JOIN LATERAL (SELECT coalesce(of_item.low_stock_at, $3::int) AS low_at) AS its
  WHERE m.store_id = $1 AND m.order_id = $2 AND m.reason = 'sale'
    AND m.stock <= low_at AND m.stock - m.change > low_at`

/** Queues one email for all items that the order makes low; none if they were low before. */
export async function mailLowStock(
  tx: StoreTransaction,
  orderId: string,
  lowStockAt: number | null,
): Promise<void> {
  tx.makesDue('emails')
  await tx.prepared(
    'insert-low-stock-mail',
    `INSERT INTO outbox (store_id, id, kind, payload)
    SELECT root.store_id, $4::uuid, 'low_stock', $5::jsonb FROM store_roots root
    WHERE root.store_id = $1 AND EXISTS (SELECT ${crossings})`,
    [tx.storeId, orderId, lowStockAt, newId(), JSON.stringify({ orderId })],
  )
}
