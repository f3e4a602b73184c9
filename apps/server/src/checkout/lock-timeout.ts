import type { StoreTransaction } from '@vitrine/db/transaction.ts'

const lockNotAvailable = '55P03'

/** A shopper who waits longer than this for other orders is told to try again instead. */
export async function limitLockWaits(tx: StoreTransaction): Promise<void> {
  await tx.lease.query(`SET LOCAL lock_timeout = '2s'`)
}

/**
 * The lock that work waited for in vain, if it did. That ends the transaction: whatever was asked
 * after it fails, too, and does not say why.
 */
export async function timeoutOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => undefined,
    (error: unknown) => (isLockTimeout(error) ? error : undefined),
  )
}

export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockNotAvailable
}
