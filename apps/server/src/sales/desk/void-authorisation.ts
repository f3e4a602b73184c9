import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { capturableOf } from '../orders/capturable-of.ts'
import { retryNow } from '../orders/retry-now.ts'
import { type StoredPayment, updatePayment } from '../orders/queries.ts'

/** Schedules the void of an uncaptured authorisation. */
export async function voidAuthorisation(
  tx: StoreTransaction,
  payments: readonly StoredPayment[],
): Promise<void> {
  const authorised = capturableOf(payments)
  if (authorised) await updatePayment(tx, authorised.id, retryNow)
}
