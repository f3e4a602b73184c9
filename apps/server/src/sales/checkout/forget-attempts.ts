import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { listStoreIds } from '../../platform/jobs/list-store-ids.ts'

const day = 24 * 3_600_000

/** Small batches keep locks short, so that no order waits. */
const batchSize = 500

/**
 * Deletes idempotency keys after 7 days, unpaid checkouts and provider events after 90: providers
 * repeat events for 30 days at most. Open, paid and problematic checkouts stay.
 */
export async function forgetAttempts(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  for (const storeId of await listStoreIds(db)) {
    const inBatches = async (forget: Forget, age: Date) => {
      while ((await inStore(db, storeId, (tx) => forget(tx, age))) === batchSize);
    }
    await inBatches(forgetKeys, before(7))
    await inBatches(forgetClosed, before(90))
    await inBatches(forgetEvents, before(90))
  }
}

type Forget = (tx: StoreTransaction, before: Date) => Promise<number>

const forgetKeys: Forget = async (tx, before) => {
  const gone = await tx.prepared(
    'forget-idempotency-keys',
    `DELETE FROM idempotency_keys WHERE store_id = $1 AND key IN (
      SELECT key FROM idempotency_keys WHERE store_id = $1 AND created_at < $2
      ORDER BY created_at LIMIT ${batchSize})
    RETURNING 1`,
    [tx.storeId, before],
  )
  return gone.length
}

const forgetClosed: Forget = async (tx, before) => {
  const gone = await tx.prepared(
    'forget-closed-checkouts',
    `DELETE FROM checkouts WHERE store_id = $1 AND status = 'closed' AND id IN (
      SELECT id FROM checkouts
      WHERE store_id = $1 AND status = 'closed' AND problem IS NULL AND created_at < $2
      ORDER BY created_at LIMIT ${batchSize})
    RETURNING 1`,
    [tx.storeId, before],
  )
  return gone.length
}

const forgetEvents: Forget = async (tx, before) => {
  const gone = await tx.prepared(
    'forget-payment-events',
    `DELETE FROM payment_events WHERE store_id = $1 AND (provider, event_id) IN (
      SELECT provider, event_id FROM payment_events WHERE store_id = $1 AND done_at < $2
      ORDER BY done_at LIMIT ${batchSize})
    RETURNING 1`,
    [tx.storeId, before],
  )
  return gone.length
}
