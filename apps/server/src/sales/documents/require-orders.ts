import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'

export async function requireOrders(tx: StoreTransaction, ids: readonly string[]): Promise<void> {
  const requested = new Set(ids.map((id) => id.toLowerCase()))
  const isAmong = and(eq(orders.storeId, tx.storeId), inArray(orders.id, [...requested]))
  if ((await tx.$count(orders, isAmong)) < requested.size) throw new Refusal('not_found')
}
