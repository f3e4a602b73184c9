import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { getRetention } from '../../platform/settings/retention.ts'
import type { StoredAbandoned } from './queries.ts'

const day = 24 * 3_600_000

/** When the following night deletes the checkout. */
export async function storedUntil(
  tx: StoreTransaction,
  { createdAt }: StoredAbandoned,
): Promise<Date> {
  const { abandonedCheckouts } = await getRetention(tx)
  return new Date(createdAt.getTime() + abandonedCheckouts * day)
}

export async function isOver(
  tx: StoreTransaction,
  checkout: StoredAbandoned,
  now: Date,
): Promise<boolean> {
  return (await storedUntil(tx, checkout)) <= now
}
