import type { StoreTransaction } from '@vitrine/db/transaction.ts'

const firstOrderNumber = 1001

/**
 * The store's next order number. Its counter stays locked until the transaction ends, so numbers
 * have no gaps; take it late.
 */
export async function nextOrderNumber(tx: StoreTransaction): Promise<number> {
  const [counter] = await tx.prepared<{ value: number }>(
    'next-order-number',
    `INSERT INTO order_counters AS counter (store_id, kind, value) VALUES ($1, 'order', $2)
    ON CONFLICT (store_id, kind) DO UPDATE SET value = counter.value + 1
    RETURNING value`,
    [tx.storeId, firstOrderNumber],
  )
  return counter!.value
}
