import type { PaymentState } from '@vitrine/contract/sales/checkout.ts'
import type { PublicContext, RequestContext } from '../../../api/context.ts'
import type { Providers } from '../../providers/providers.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { readStore } from '../../../api/store-work.ts'
import { errorFields } from '../../../platform/log.ts'
import { findCheckout } from './queries.ts'
import { settleCheckout } from './settle-checkout.ts'

type Context = RequestContext & PublicContext & { providers: Providers }

/** Asks the provider, so that the order is created even if no event arrives. */
export async function readPayment(context: Context, token: string): Promise<PaymentState> {
  const { store, log } = context
  const settled = await settleCheckout(context, store.storeId, { token }).catch(
    (error: unknown) => {
      log.warn('The status of a payment could not be read.', errorFields(error))
      return 'waiting' as const
    },
  )
  if (settled === 'missing') throw new Refusal('not_found')
  const checkout = await readStore(context, (tx) => findCheckout(tx, { token }))
  if (!checkout) throw new Refusal('not_found')
  const state = checkout.status === 'open' && settled === 'waiting' ? 'waiting' : checkout.status
  const redirectUrl = state === 'open' ? checkout.sessionUrl : null
  return { state, redirectUrl, byLink: !!checkout.content.draft }
}
