import type { StoreTransaction } from '@vitrine/db/transaction.ts'

interface StockCause {
  reason: 'sale' | 'restock' | 'correction' | 'import'
  orderId?: string
}

export async function sayStockCause(
  tx: StoreTransaction,
  { reason, orderId = '' }: StockCause,
): Promise<void> {
  await tx.prepared(
    'say-stock-cause',
    `SELECT set_config('app.stock_reason', $1, true), set_config('app.stock_order', $2, true)`,
    [reason, orderId],
  )
}
