import type { StoreTransaction } from '@vitrine/db/transaction.ts'

interface StockCause {
  reason: 'sale' | 'restock' | 'correction' | 'import'
  orderId?: string
}

export async function sayStockCause(
  tx: StoreTransaction,
  { reason, orderId = '' }: StockCause,
): Promise<void> {
  if (!/^[0-9a-f-]*$/i.test(orderId)) throw new TypeError('Not the id of an order')
  // As SET LOCAL, which Citus passes on to the node of the store, and one statement each.
  await Promise.all([
    tx.lease.query(`SET LOCAL app.stock_reason = '${reason}'`),
    tx.lease.query(`SET LOCAL app.stock_order = '${orderId}'`),
  ])
}
