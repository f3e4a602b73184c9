import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertOutboxRow } from '../mail/insert-outbox-row.ts'
import type { PublicContext, RequestContext } from '../platform/api/context.ts'
import { changeStore } from '../platform/api/store-work.ts'
import { tooManyAttempts } from '../platform/api/too-many-attempts.ts'
import { countAskedSince, lockSubscriber, updateSubscriber } from './queries.ts'

interface Asked {
  email: string
  /** A field that people do not see. */
  extra?: string | undefined
}

const hour = 3_600_000
/** No stranger's mailbox is filled by asking again and again. */
const pause = hour
const mostInADay = 1000

/** Notes the address and asks it by mail; the answer tells nobody whether it was known before. */
export async function subscribe(
  context: RequestContext & PublicContext,
  { email, extra }: Asked,
): Promise<void> {
  if (extra) return
  const { shopperLimits, store, clientAddress } = context
  const wait = shopperLimits.subscriptions.take(store.storeId, clientAddress)
  if (wait) throw tooManyAttempts(context, wait)
  const now = context.now()
  await changeStore(context, async (tx) => {
    const dayAgo = new Date(now.getTime() - 24 * hour)
    if ((await countAskedSince(tx, dayAgo)) >= mostInADay) throw tooManyAttempts(context, 3600)
    await askByMail(tx, email.toLowerCase(), now)
  })
}

async function askByMail(tx: StoreTransaction, email: string, now: Date) {
  const { subscriber, isNew } = await lockSubscriber(tx, email, now)
  const { id, status, askedAt } = subscriber
  const isTooSoon = !isNew && now.getTime() - askedAt.getTime() < pause
  if (status === 'confirmed' || isTooSoon) return
  await updateSubscriber(tx, id, { status: 'pending', askedAt: now })
  await insertOutboxRow(tx, 'newsletter_confirm', { subscriberId: id })
}
