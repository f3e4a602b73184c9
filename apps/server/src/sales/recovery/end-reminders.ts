import type { StoreTransaction } from '@vitrine/db/transaction.ts'

interface Ordered {
  orderId: string
  email: string
  token: string | undefined
}

/**
 * Ends the reminders of everyone who orders, whatever they ordered. A reminded checkout counts as
 * recovered; one changed within ten minutes is deleted, since its shopper never left.
 */
export async function endReminders(
  tx: StoreTransaction,
  { orderId, email, token = '' }: Ordered,
): Promise<void> {
  await tx.prepared(
    'end-reminders',
    `WITH theirs AS (
      SELECT id, status = 'waiting' AND changed_at > now() - interval '10 minutes' AS never_left
      FROM abandoned_checkouts
      WHERE store_id = $1 AND status IN ('waiting', 'reminded') AND (token = $2 OR email = $3)
      ORDER BY id FOR UPDATE
    ), forgotten AS (
      DELETE FROM abandoned_checkouts
      WHERE store_id = $1 AND id IN (SELECT id FROM theirs WHERE never_left)
    )
    UPDATE abandoned_checkouts SET order_id = $4, remind_at = NULL, token = NULL,
      status = CASE WHEN status = 'reminded' OR token = $2 THEN 'recovered' ELSE 'ended' END
    WHERE store_id = $1 AND id IN (SELECT id FROM theirs WHERE NOT never_left)`,
    [tx.storeId, token, email.toLowerCase(), orderId],
  )
}
