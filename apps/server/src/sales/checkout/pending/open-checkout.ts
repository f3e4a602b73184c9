import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { newToken } from '../../orders/new-token.ts'
import type { CheckoutContent } from './checkout-content.ts'
import { insertCheckout, type StoredCheckout, updateCheckout } from './queries.ts'
import { release, reserve, reservedUntil } from '../../pricing/reservations.ts'

const firstCheckMs = 60_000

interface CheckoutToOpen {
  content: CheckoutContent
  own?: StoredCheckout | undefined
  token?: string
  now: Date
  network?: string | undefined
}

/**
 * Stores a checkout to be paid at a provider and reserves its pieces, whose products the caller has
 * locked. The order, its number and emails follow once it is paid.
 * @returns the token, which the order takes over
 */
export async function openCheckout(
  tx: StoreTransaction,
  { content, own, now, network, token: requested = newToken() }: CheckoutToOpen,
): Promise<string> {
  const { cart, method } = content
  const values = {
    content,
    provider: method.id,
    currency: cart.currency,
    total: cart.total,
    status: 'open' as const,
    session: null,
    sessionUrl: null,
    sessionExpiresAt: null,
    checkAt: new Date(now.getTime() + firstCheckMs),
  }
  const { id, token } = own ?? { id: newId(), token: requested }
  if (own) await updateCheckout(tx, id, values)
  else await insertCheckout(tx, { ...values, id, token })
  await reserve(tx, id, cart.lines, { until: reservedUntil(now), network })
  return token
}

export async function closeCheckout(tx: StoreTransaction, id: string): Promise<void> {
  await release(tx, id)
  await updateCheckout(tx, id, { status: 'closed' })
}
