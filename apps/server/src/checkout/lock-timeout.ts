import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { sql } from 'drizzle-orm'

const lockNotAvailable = '55P03'

/** A shopper who waits longer than this for another's order hears so instead of waiting on. */
export async function limitLockWaits(tx: StoreTransaction): Promise<void> {
  await tx.execute(sql`SET LOCAL lock_timeout = '2s'`)
}

export function isLockTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === lockNotAvailable
}
