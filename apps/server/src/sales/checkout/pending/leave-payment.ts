import { inStore } from '@vitrine/db/in-store.ts'
import { findKeys } from '../../providers/connection/open-keys.ts'
import { ProviderRefused } from '../../providers/provider.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { errorFields } from '../../../platform/log.ts'
import { findCheckout, updateCheckout } from './queries.ts'
import { type Settling, settleCheckout } from './settle-checkout.ts'

export async function leavePayment(
  services: Settling,
  storeId: string,
  token: string,
): Promise<void> {
  const { db, providers, vault, log } = services
  const checkout = await inStore(db, storeId, (tx) => findCheckout(tx, { token }))
  if (checkout?.status !== 'open' || checkout.session === null) return
  const { session, id } = checkout
  const provider = providers[checkout.provider]!
  try {
    const keys = await inStore(db, storeId, (tx) => findKeys(tx, vault, checkout.provider))
    if (!keys) return
    await provider.endSession(keys, session).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error
    })
    const { state } = await provider.readSession(keys, session)
    if (state === 'paid' || state === 'authorised' || state === 'waiting')
      return void (await settleCheckout(services, storeId, { id }, session))
    const left = { session: null, sessionUrl: null, sessionExpiresAt: null }
    await inStore(db, storeId, (tx) => updateCheckout(tx, id, left))
  } catch (error) {
    log.warn('A payment could not be cancelled.', { storeId, ...errorFields(error) })
    throw new Refusal('payment_unavailable')
  }
}
