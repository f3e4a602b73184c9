import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

/** Rows of `stock_movements` by which an order took an item to its limit or below. */
export const crossings = `FROM stock_movements m JOIN stores s ON s.id = m.store_id
  JOIN products of_item ON of_item.store_id = m.store_id AND of_item.id = m.product_id
  CROSS JOIN LATERAL (SELECT coalesce(of_item.low_stock_at, s.low_stock_at) AS low_at) AS its
  WHERE m.store_id = $1 AND m.order_id = $2 AND m.reason = 'sale'
    AND m.stock <= low_at AND m.stock - m.change > low_at`

/** Queues one email for all items that the order makes low; none if they were low before. */
export async function mailLowStock(tx: StoreTransaction, orderId: string): Promise<void> {
  await tx.prepared(
    'insert-low-stock-mail',
    `INSERT INTO outbox (store_id, id, kind, payload)
    SELECT $1, $3, 'low_stock', $4 WHERE EXISTS (SELECT ${crossings})`,
    [tx.storeId, orderId, newId(), JSON.stringify({ orderId })],
  )
}
