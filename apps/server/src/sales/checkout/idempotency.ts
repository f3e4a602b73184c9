import { createHash } from 'node:crypto'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isLockTimeout } from './lock-timeout.ts'

export interface Attempt {
  key: string
  body: unknown
  orderId: string
}

export interface StoredAnswer {
  orderId: string | null
  response: unknown
}

/**
 * Gives all attempts with one key the same response. The key's row is part of the transaction: a
 * second attempt waits for it, and a refusal or a crash leaves no row, so the key can be retried.
 * @returns the response of the earlier attempt; undefined for the first
 */
export async function claimKey(
  tx: StoreTransaction,
  { key, body, orderId }: Attempt,
): Promise<StoredAnswer | undefined> {
  if (await isFirst(tx, [key, hashOf(body), orderId])) return undefined
  const stored = await findAnswer(tx, { key, body })
  if (!stored) throw new Refusal('idempotency_key_reused')
  return stored
}

/** @returns the response of a finished attempt with this key and body */
export async function findAnswer(
  tx: StoreTransaction,
  { key, body }: Pick<Attempt, 'key' | 'body'>,
): Promise<StoredAnswer | undefined> {
  const stored = await findByKey(tx, key)
  return stored?.bodyHash === hashOf(body) ? stored : undefined
}

export async function storeAnswer<Answer>(
  tx: StoreTransaction,
  { key }: Attempt,
  answer: Answer,
): Promise<Answer> {
  await tx.prepared(
    'store-answer',
    `UPDATE idempotency_keys SET response = $3, order_id = NULL WHERE store_id = $1 AND key = $2`,
    [tx.storeId, key, JSON.stringify(answer)],
  )
  return answer
}

async function isFirst(tx: StoreTransaction, attempt: string[]): Promise<boolean> {
  try {
    const claimed = await tx.prepared(
      'claim-idempotency-key',
      `INSERT INTO idempotency_keys (store_id, key, body_hash, order_id) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING RETURNING key`,
      [tx.storeId, ...attempt],
    )
    return claimed.length > 0
  } catch (error) {
    if (isLockTimeout(error)) throw new Refusal('order_in_progress')
    throw error
  }
}

async function findByKey(tx: StoreTransaction, key: string) {
  const [stored] = await tx.prepared<StoredAnswer & { bodyHash: string }>(
    'stored-answer',
    `SELECT body_hash AS "bodyHash", order_id AS "orderId", response FROM idempotency_keys
    WHERE store_id = $1 AND key = $2`,
    [tx.storeId, key],
  )
  return stored
}

/** Hashes the parsed body, so that spacing and key order do not matter. */
function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}
