import { createHash } from 'node:crypto'
import { idempotencyKeys } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../platform/api/refusal.ts'
import { isLockTimeout } from './lock-timeout.ts'

export interface Attempt {
  key: string
  body: unknown
}

/**
 * Gives one answer to all attempts with the same key in a store. The key's row belongs to the
 * transaction of the answer: whoever comes second waits for it to end, then reads the answer, and
 * a refusal or a crash leaves no row, so the same key can be tried again.
 */
export async function answerOnce<Answer>(
  tx: StoreTransaction,
  attempt: Attempt,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const bodyHash = hashOf(attempt.body)
  if (!(await claimKey(tx, attempt.key, bodyHash))) {
    const kept = await findKept(tx, attempt.key)
    if (kept?.bodyHash !== bodyHash) throw new Refusal('idempotency_key_reused')
    return kept.response as Answer
  }
  const response = await answer()
  await keepResponse(tx, attempt.key, response)
  return response
}

async function claimKey(tx: StoreTransaction, key: string, bodyHash: string): Promise<boolean> {
  try {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ storeId: tx.storeId, key, bodyHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    return claimed.length > 0
  } catch (error) {
    if (isLockTimeout(error)) throw new Refusal('order_in_progress')
    throw error
  }
}

async function findKept(tx: StoreTransaction, key: string) {
  const [kept] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(ofKey(tx, key))
  return kept
}

async function keepResponse(tx: StoreTransaction, key: string, response: unknown) {
  await tx.update(idempotencyKeys).set({ response, status: 201 }).where(ofKey(tx, key))
}

function ofKey(tx: StoreTransaction, key: string) {
  return and(eq(idempotencyKeys.storeId, tx.storeId), eq(idempotencyKeys.key, key))
}

/** The body is hashed as the contract parsed it, so spacing and key order do not matter. */
function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}
