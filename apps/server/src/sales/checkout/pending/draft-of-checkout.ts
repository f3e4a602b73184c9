import { draftOrders } from '@vitrine/db/schema/draft-orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import { insertEvent } from '../../orders/queries.ts'
import type { CheckoutContent } from './checkout-content.ts'

/** Locks the draft before its checkout, given only the checkout. */
export async function lockDraftOfCheckout(tx: StoreTransaction, checkoutId: string): Promise<void> {
  await tx.prepared(
    'lock-draft-of-checkout',
    `SELECT d.id FROM checkouts c JOIN draft_orders d ON d.store_id = c.store_id AND d.token = c.token
    WHERE c.store_id = $1 AND c.id = $2 FOR UPDATE OF d`,
    [tx.storeId, checkoutId],
  )
}

export async function completeDraft(
  tx: StoreTransaction,
  { id, number, note }: Pick<NonNullable<CheckoutContent['draft']>, 'id' | 'number' | 'note'>,
  orderId: string,
): Promise<void> {
  await tx
    .update(draftOrders)
    .set({ orderId })
    .where(and(eq(draftOrders.storeId, tx.storeId), eq(draftOrders.id, id)))
  const text = [`From draft order D${number}.`, note].filter(Boolean).join(' ')
  await insertEvent(tx, orderId, 'note', { text })
}
