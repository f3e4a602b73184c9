import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { NewOrder } from './insert-order.ts'

export async function mailNewOrder(
  tx: StoreTransaction,
  orderId: string,
  { isMailed = true }: Pick<NewOrder, 'isMailed'> = {},
): Promise<void> {
  tx.makesDue('emails')
  if (!isMailed) return await mailOwnerAlone(tx, orderId)
  await tx.prepared(
    'insert-order-mails',
    `INSERT INTO outbox (store_id, id, kind, payload, order_id)
    VALUES ($1, $2, 'order_confirmation', $4, $5), ($1, $3, 'order_received', $4, $5)`,
    [tx.storeId, newId(), newId(), JSON.stringify({ orderId }), orderId],
  )
}

async function mailOwnerAlone(tx: StoreTransaction, orderId: string): Promise<void> {
  const text = 'No confirmation was sent: this address had too many orders within a short time.'
  // A single statement, so that the commit can be pipelined with it.
  await tx.prepared(
    'insert-order-mail-to-owner',
    `WITH mail AS (
      INSERT INTO outbox (store_id, id, kind, payload, order_id)
      VALUES ($1, $2, 'order_received', $3, $4)
    )
    INSERT INTO order_events (store_id, id, order_id, kind, data) VALUES ($1, $5, $4, 'note', $6)`,
    [tx.storeId, newId(), JSON.stringify({ orderId }), orderId, newId(), JSON.stringify({ text })],
  )
}
