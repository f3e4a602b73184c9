import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findKeys } from '../../providers/connection/open-keys.ts'
import type { SessionState } from '../../providers/provider.ts'
import type { Providers } from '../../providers/providers.ts'
import type { Services } from '../../../api/context.ts'
import { completeCheckout } from './complete-checkout.ts'
import { closeCheckout } from './open-checkout.ts'
import {
  findCheckout,
  lockCheckout,
  type StoredCheckout,
  updateCheckout,
  type WhichCheckout,
} from './queries.ts'
import { dropExpired } from '../../pricing/reservations.ts'

export type Settling = Pick<Services, 'db' | 'vault' | 'log' | 'now'> & { providers: Providers }

export type Settled = 'missing' | 'open' | 'waiting' | 'completed' | 'closed'

const freshFor = 1500

/**
 * Reads a payment from the provider and completes or closes the checkout. Events arrive late, twice
 * or out of order, so only the provider's current state counts.
 * @param session named by an event, if not the checkout's latest
 */
export async function settleCheckout(
  services: Settling,
  storeId: string,
  which: WhichCheckout,
  session?: string,
): Promise<Settled> {
  const { db, vault, now } = services
  const { checkout, keys } = await inStore(db, storeId, async (tx) => {
    const checkout = await findCheckout(tx, which)
    return { checkout, keys: checkout && (await findKeys(tx, vault, checkout.provider)) }
  })
  if (!checkout) return 'missing'
  const sessionId = session ?? checkout.session
  const isOther = session !== undefined && session !== checkout.session
  if (checkout.status === 'completed' && !isOther) return 'completed'
  if (session === undefined && isFresh(checkout, now())) return checkout.status
  if (sessionId === null || !keys) return await endUnpaid(services, checkout)
  const state = await services.providers[checkout.provider]!.readSession(keys, sessionId)
  if (state.checkoutId !== checkout.id) return 'missing'
  return await follow(services, checkout, { ...state, session: sessionId })
}

async function follow(
  services: Settling,
  checkout: StoredCheckout,
  found: SessionState & { session: string },
) {
  const { db, now, log } = services
  const { storeId, id, total, currency } = checkout
  const { state, reference } = found
  if (state !== 'paid' && state !== 'authorised') {
    return await endUnpaid(services, checkout, { state, session: found.session })
  }
  if (reference === null || found.amount !== total || found.currency !== currency) {
    const problem = 'The paid amount differs from the total of the order.'
    log.error(problem, { storeId, checkoutId: id, reference, amount: found.amount, total })
    const checkAt = new Date(now().getTime() + 24 * 3_600_000)
    await inStore(db, storeId, (tx) => updateCheckout(tx, id, { problem, checkAt }))
    return 'waiting'
  }
  await inStore(db, storeId, (tx) => completeCheckout(tx, id, { state, reference }, now()))
  return 'completed'
}

interface Unpaid {
  state: 'open' | 'waiting' | 'closed'
  /** The session that the state belongs to; null if none was started. */
  session: string | null
}

/** Closes an expired checkout, or schedules the next check at growing intervals. */
async function endUnpaid(
  { db, now }: Settling,
  { storeId, id }: StoredCheckout,
  found: Unpaid = { state: 'open', session: null },
): Promise<Settled> {
  return await inStore(db, storeId, async (tx) => {
    const checkout = await lockCheckout(tx, { id })
    if (!checkout) return 'missing'
    if (checkout.status !== 'open') return checkout.status
    // The shopper may have started another session since.
    if (found.session !== checkout.session) return checkout.status
    if (isOver(checkout, found, now())) {
      await closeCheckout(tx, id)
      return 'closed'
    }
    if (found.session !== null) await checkAgain(tx, checkout, now())
    return found.state
  })
}

async function checkAgain(tx: StoreTransaction, { id, createdAt }: StoredCheckout, now: Date) {
  await dropExpired(tx, id, now)
  const age = now.getTime() - createdAt.getTime()
  const pause = Math.min(Math.max(age / 2, 60_000), 3_600_000)
  await updateCheckout(tx, id, { checkedAt: now, checkAt: new Date(now.getTime() + pause) })
}

function isOver({ sessionExpiresAt, createdAt }: StoredCheckout, { state }: Unpaid, now: Date) {
  if (state === 'waiting') return false
  const ends = sessionExpiresAt ?? new Date(createdAt.getTime() + 3_600_000)
  return state === 'closed' || ends <= now
}

function isFresh({ checkedAt }: StoredCheckout, now: Date) {
  return checkedAt !== null && now.getTime() - checkedAt.getTime() < freshFor
}
