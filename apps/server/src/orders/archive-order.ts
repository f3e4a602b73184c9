import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import {
  changeOrder,
  type FoundOrder,
  type OrderToChange,
  requireTransition,
} from './change-order.ts'
import { insertEvent, updateOrder } from './queries.ts'

export async function archiveOrder(
  tx: StoreTransaction,
  which: OrderToChange,
): Promise<FoundOrder> {
  return await changeOrder(tx, which, async ({ order }) => {
    requireTransition(order, 'archived')
    await updateOrder(tx, order.id, { status: 'archived' })
    await insertEvent(tx, order.id, 'archived')
  })
}

export async function unarchiveOrder(
  tx: StoreTransaction,
  which: OrderToChange,
): Promise<FoundOrder> {
  return await changeOrder(tx, which, async ({ order }) => {
    requireTransition(order, 'open')
    await updateOrder(tx, order.id, { status: 'open' })
    await insertEvent(tx, order.id, 'reopened')
  })
}
