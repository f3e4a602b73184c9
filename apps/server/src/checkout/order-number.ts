import { orderCounters } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { sql } from 'drizzle-orm'

const firstOrderNumber = 1001

/**
 * The store's next order number. Its counter stays locked until the transaction ends, so numbers
 * have no gaps; take it late.
 */
export async function nextOrderNumber(tx: StoreTransaction): Promise<number> {
  const [counter] = await tx
    .insert(orderCounters)
    .values({ storeId: tx.storeId, kind: 'order', value: firstOrderNumber })
    .onConflictDoUpdate({
      target: [orderCounters.storeId, orderCounters.kind],
      set: { value: sql`${orderCounters.value} + 1` },
    })
    .returning({ value: orderCounters.value })
  return counter!.value
}
