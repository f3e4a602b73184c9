import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { type FoundOrder, requireOrder } from '../orders/change-order.ts'
import { insertEvent } from '../orders/queries.ts'

export async function addNote(
  tx: StoreTransaction,
  { id, text }: { id: string; text: string },
): Promise<FoundOrder> {
  const { order } = await requireOrder(tx, id)
  await insertEvent(tx, order.id, 'note', { text })
  return await requireOrder(tx, id)
}
