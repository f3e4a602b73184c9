import type { StoreTransaction } from '@vitrine/db/transaction.ts'

const lockNotAvailable = '55P03'

/** Refuses with a retry instead of letting a shopper wait longer for other orders. */
export async function limitLockWaits(tx: StoreTransaction): Promise<void> {
  await tx.lease.query(`SET LOCAL lock_timeout = '2s'`)
}

export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailable
}
