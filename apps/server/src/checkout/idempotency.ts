import { createHash } from 'node:crypto'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
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
  tx.lease.commitWith([keepResponse(tx, attempt.key, response)])
  return response
}

async function claimKey(tx: StoreTransaction, key: string, bodyHash: string): Promise<boolean> {
  try {
    const claimed = await tx.prepared(
      'claim-idempotency-key',
      `INSERT INTO idempotency_keys (store_id, key, body_hash) VALUES ($1, $2, $3)
      ON CONFLICT DO NOTHING RETURNING key`,
      [tx.storeId, key, bodyHash],
    )
    return claimed.length > 0
  } catch (error) {
    if (isLockTimeout(error)) throw new Refusal('order_in_progress')
    throw error
  }
}

async function findKept(tx: StoreTransaction, key: string) {
  const [kept] = await tx.prepared<{ bodyHash: string; response: unknown }>(
    'kept-response',
    `SELECT body_hash AS "bodyHash", response FROM idempotency_keys
    WHERE store_id = $1 AND key = $2`,
    [tx.storeId, key],
  )
  return kept
}

async function keepResponse(tx: StoreTransaction, key: string, response: unknown): Promise<void> {
  await tx.prepared(
    'keep-response',
    `UPDATE idempotency_keys SET response = $3, status = 201 WHERE store_id = $1 AND key = $2`,
    [tx.storeId, key, JSON.stringify(response)],
  )
}

/** The body is hashed as the contract parsed it, so spacing and key order do not matter. */
function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}
