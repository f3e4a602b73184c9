import { ownerCalls } from '../platform/api/implement.ts'
import { changeStore, readStore } from '../platform/api/store-work.ts'
import { getPayments, updatePayments } from './service.ts'

const calls = ownerCalls.payments

export const paymentsRoutes = {
  get: calls.get.handler(async ({ context }) =>
    readStore(context, (tx) => getPayments(tx, context.store.currency)),
  ),

  update: calls.update.handler(async ({ context, input }) =>
    changeStore(context, (tx) => updatePayments(tx, input, context.store.currency)),
  ),
}
