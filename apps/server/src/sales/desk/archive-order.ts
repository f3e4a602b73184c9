import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import {
  changeOrder,
  type FoundOrder,
  notAllowed,
  type OrderToChange,
  requireTransition,
} from '../orders/change-order.ts'
import { insertEvent, updateOrder } from '../orders/queries.ts'

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
    const before = order.cancelledAt === null ? 'open' : 'cancelled'
    if (order.status !== 'archived') throw notAllowed(order)
    await updateOrder(tx, order.id, { status: before })
    await insertEvent(tx, order.id, 'reopened')
  })
}
