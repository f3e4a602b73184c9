import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { newToken } from '../../orders/new-token.ts'
import type { Basket } from './basket.ts'
import { insertCheckout, type StoredCheckout, updateCheckout } from './queries.ts'
import { release, reserve, reservedUntil } from '../../pricing/reservations.ts'

const firstLook = 60_000

interface Held {
  basket: Basket
  /** The same shopper's earlier checkout, which this one takes the place of. */
  own?: StoredCheckout | undefined
  /** A new one's, where it is there before it. */
  token?: string
  now: Date
  /** A hash of the shopper's network, where it is known. */
  network?: string | undefined
}

/**
 * Keeps what someone is about to pay for at a provider, with its pieces, which the caller holds
 * locked. There is no order, no number and no mail before it is paid.
 * @returns its token, which is the order's later on
 */
export async function holdCheckout(
  tx: StoreTransaction,
  { basket, own, now, network, token: wanted = newToken() }: Held,
): Promise<string> {
  const { cart, method } = basket
  const values = {
    basket,
    provider: method.id,
    currency: cart.currency,
    total: cart.total,
    status: 'open' as const,
    session: null,
    sessionUrl: null,
    sessionExpiresAt: null,
    checkAt: new Date(now.getTime() + firstLook),
  }
  const { id, token } = own ?? { id: newId(), token: wanted }
  if (own) await updateCheckout(tx, id, values)
  else await insertCheckout(tx, { ...values, id, token })
  await reserve(tx, id, cart.lines, { until: reservedUntil(now), network })
  return token
}

/** Nobody waits for it any more, and its pieces are there for others. */
export async function closeCheckout(tx: StoreTransaction, id: string): Promise<void> {
  await release(tx, id)
  await updateCheckout(tx, id, { status: 'closed' })
}
