import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { PublicContext, RequestContext } from '../../../api/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { changeStore } from '../../../api/store-work.ts'
import { errorFields } from '../../../platform/log.ts'
import { originOf } from '../../../platform/origins.ts'
import { findKeys } from '../../providers/connection/open-keys.ts'
import { ProviderRefused, type SessionRequest } from '../../providers/provider.ts'
import type { Providers } from '../../providers/providers.ts'
import { lockCheckout, type StoredCheckout, updateCheckout } from './queries.ts'
import { release } from '../../pricing/reservations.ts'

type Context = Pick<RequestContext, 'db' | 'hosts' | 'config' | 'vault' | 'log' | 'now'> &
  PublicContext & { providers: Providers }

const minute = 60_000
/** Stripe requires 30 minutes at least; the rest allows a retry after a lost response. */
const sessionLasts = 36 * minute
const repeatedWithinMs = 5 * minute

export async function startPayment(context: Context, token: string): Promise<string | undefined> {
  const { store, providers, log, now } = context
  const started = await changeStore(context, async (tx) => {
    const checkout = await lockCheckout(tx, { token })
    if (!checkout) throw new Refusal('not_found')
    if (checkout.status === 'completed') return undefined
    if (checkout.status === 'closed') throw new Refusal('idempotency_key_reused')
    const next = nextAttempt(checkout, now())
    if (next) await updateCheckout(tx, checkout.id, next)
    const keys = await openKeys(tx, context, checkout.provider)
    if (!keys) await release(tx, checkout.id)
    return { checkout: { ...checkout, ...next }, keys }
  })
  if (!started) return undefined
  const { checkout, keys } = started
  if (!keys) throw new Refusal('payment_unavailable')
  if (checkout.sessionUrl !== null) return checkout.sessionUrl
  const request = requestOf(context, checkout)
  const session = await providers[checkout.provider]!.startSession(keys, request).catch(
    async (error: unknown) => {
      const { storeId } = store
      // A refused request must not be retried under the same attempt number.
      if (error instanceof ProviderRefused)
        await changeStore(context, (tx) =>
          updateCheckout(tx, checkout.id, { sessionExpiresAt: null }),
        )
      log.warn('A payment could not be started.', { storeId, ...errorFields(error) })
      throw new Refusal('payment_unavailable')
    },
  )
  await changeStore(context, async (tx) => {
    const current = await lockCheckout(tx, { token })
    if (current?.attempt === checkout.attempt)
      await updateCheckout(tx, checkout.id, { session: session.id, sessionUrl: session.url })
  })
  return session.url
}

/** Returns undefined for unusable keys, so that no pieces are reserved in vain. */
async function openKeys(tx: StoreTransaction, { vault, log }: Context, provider: string) {
  return await findKeys(tx, vault, provider).catch((error: unknown) => {
    log.error('A payment could not be started.', { storeId: tx.storeId, ...errorFields(error) })
    return undefined
  })
}

/** Starts a new attempt if the session expires soon; each attempt has its own session. */
function nextAttempt(checkout: StoredCheckout, now: Date) {
  const left = (checkout.sessionExpiresAt?.getTime() ?? 0) - now.getTime()
  const enough = checkout.session === null ? sessionLasts - repeatedWithinMs : minute
  if (left > enough) return undefined
  return {
    attempt: checkout.attempt + 1,
    session: null,
    sessionUrl: null,
    sessionExpiresAt: new Date(now.getTime() + sessionLasts),
  }
}

function requestOf(
  { store, config }: Context,
  { id, token, attempt, content, sessionExpiresAt, ...checkout }: StoredCheckout,
): SessionRequest {
  const origin = originOf(store.shownDomain, config)
  return {
    checkoutId: id,
    storeId: store.storeId,
    storeName: store.name,
    attempt,
    total: checkout.total,
    currency: checkout.currency,
    pieces: content.cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    email: content.answered.contact.email,
    expiresAt: sessionExpiresAt!,
    successUrl: `${origin}/checkout/thank-you/${token}`,
    cancelUrl: `${origin}/checkout${content.draft ? `/pay/${token}` : ''}?payment=cancelled`,
  }
}
