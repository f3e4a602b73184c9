import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import type { Providers } from '../providers/providers.ts'
import { connectStripe, disconnectStripe, getStripe } from './connection/connect-stripe.ts'
import { getPayments, updatePayments } from './service.ts'

const calls = ownerCalls.payments

export const paymentsRoutes = (providers: Providers) => ({
  get: calls.get.handler(async ({ context }) =>
    readStore(context, (tx) => getPayments(tx, context.store.currency)),
  ),

  stripe: calls.stripe.handler(async ({ context }) => getStripe(context)),

  connectStripe: calls.connectStripe.handler(async ({ context, input }) =>
    connectStripe({ ...context, providers }, input),
  ),

  disconnectStripe: calls.disconnectStripe.handler(async ({ context }) =>
    disconnectStripe(context),
  ),

  update: calls.update.handler(async ({ context, input }) =>
    changeStore(context, (tx) => updatePayments(tx, input, context.store.currency)),
  ),
})
