import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { getTaxes, updateTaxes } from './service.ts'

const calls = ownerCalls.taxes

export const taxesRoutes = {
  get: calls.get.handler(async ({ context }) => readStore(context, getTaxes)),

  update: calls.update.handler(async ({ context, input }) =>
    changeStore(context, (tx) => updateTaxes(tx, input)),
  ),
}
