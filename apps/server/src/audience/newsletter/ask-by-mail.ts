import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import { lockSubscriber, updateSubscriber } from './queries.ts'

/** Minimum time between confirmation emails to one address. */
const pause = 3_600_000

export async function askByMail(tx: StoreTransaction, email: string, now: Date) {
  const { subscriber, isNew } = await lockSubscriber(tx, email, now)
  const { id, status, askedAt } = subscriber
  const isTooSoon = !isNew && now.getTime() - askedAt.getTime() < pause
  if (status === 'confirmed' || isTooSoon) return
  await updateSubscriber(tx, id, { status: 'pending', askedAt: now })
  await insertOutboxRow(tx, 'newsletter_confirm', { subscriberId: id })
}
