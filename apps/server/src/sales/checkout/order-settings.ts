import type { StoreTransaction } from '@vitrine/db/transaction.ts'

/** What an order takes from the store's own row, which is not where the rows of its orders are. */
export interface OrderSettings {
  prefix: string
  lowStockAt: number | null
}

export async function findOrderSettings(tx: StoreTransaction): Promise<OrderSettings> {
  const [settings] = await tx.prepared<OrderSettings>(
    'order-settings',
    `SELECT order_prefix AS prefix, low_stock_at AS "lowStockAt" FROM stores WHERE id = $1`,
    [tx.storeId],
  )
  return settings!
}
