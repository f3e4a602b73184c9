import type { NewsletterStep } from '@vitrine/contract/audience/newsletter.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findSubscriber, updateSubscriber } from './queries.ts'
import { findSubscriberId, forgetConfirmTokens } from './token.ts'

/** Idempotent: following the link again changes nothing. */
export async function confirm(tx: StoreTransaction, token: string, now: Date): Promise<void> {
  const { id, status } = await requireSubscriber(tx, 'confirm', token, now)
  if (status === 'pending')
    await updateSubscriber(tx, id, { status: 'confirmed', confirmedAt: now, unsubscribedAt: null })
}

export async function unsubscribe(tx: StoreTransaction, token: string, now: Date): Promise<void> {
  const { id, status } = await requireSubscriber(tx, 'unsubscribe', token, now)
  await forgetConfirmTokens(tx, id)
  if (status !== 'unsubscribed')
    await updateSubscriber(tx, id, { status: 'unsubscribed', unsubscribedAt: now })
}

async function requireSubscriber(
  tx: StoreTransaction,
  purpose: NewsletterStep,
  token: string,
  now: Date,
) {
  const id = await findSubscriberId(tx, purpose, token, now)
  const subscriber = id === undefined ? undefined : await findSubscriber(tx, id)
  if (!subscriber) throw new Refusal('token_spent')
  return subscriber
}
