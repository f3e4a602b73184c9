import { createHash } from 'node:crypto'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { isLockTimeout } from './lock-timeout.ts'

export interface Attempt {
  key: string
  body: unknown
  /** Of the order that it makes, unless it comes to another answer. */
  orderId: string
}

export interface KeptAnswer {
  orderId: string | null
  response: unknown
}

/**
 * All attempts with the same key in a store get one answer. The key's row belongs to the
 * transaction of the answer: whoever comes second waits for it to end, and a refusal or a crash
 * leaves no row, so the same key can be tried again.
 * @returns the order or the answer of the attempt before; nothing where this is the first
 */
export async function claimKey(
  tx: StoreTransaction,
  { key, body, orderId }: Attempt,
): Promise<KeptAnswer | undefined> {
  if (await isFirst(tx, [key, hashOf(body), orderId])) return undefined
  const kept = await findAnswer(tx, { key, body })
  if (!kept) throw new Refusal('idempotency_key_reused')
  return kept
}

/** @returns what an earlier attempt with this key and body came to, once it has ended */
export async function findAnswer(
  tx: StoreTransaction,
  { key, body }: Pick<Attempt, 'key' | 'body'>,
): Promise<KeptAnswer | undefined> {
  const kept = await findKept(tx, key)
  return kept?.bodyHash === hashOf(body) ? kept : undefined
}

/** Keeps an answer that is not a new order. */
export async function keepAnswer<Answer>(
  tx: StoreTransaction,
  { key }: Attempt,
  answer: Answer,
): Promise<Answer> {
  await tx.prepared(
    'keep-answer',
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

async function findKept(tx: StoreTransaction, key: string) {
  const [kept] = await tx.prepared<KeptAnswer & { bodyHash: string }>(
    'kept-answer',
    `SELECT body_hash AS "bodyHash", order_id AS "orderId", response FROM idempotency_keys
    WHERE store_id = $1 AND key = $2`,
    [tx.storeId, key],
  )
  return kept
}

/** The body is hashed as the contract parsed it, so spacing and key order do not matter. */
function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}
