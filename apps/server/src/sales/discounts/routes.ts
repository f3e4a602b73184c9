import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import {
  addDiscount,
  listDiscounts,
  removeDiscount,
  requireDiscount,
  updateDiscount,
} from './service.ts'

const calls = ownerCalls.discounts

export const discountsRoutes = {
  list: calls.list.handler(async ({ context, input }) =>
    readStore(context, (tx) => listDiscounts(tx, input, context)),
  ),

  get: calls.get.handler(async ({ context, input }) =>
    readStore(context, (tx) => requireDiscount(tx, input.id, context)),
  ),

  add: calls.add.handler(async ({ context, input: { storeId: _storeId, ...input } }) =>
    changeStore(context, (tx) => addDiscount(tx, input, context)),
  ),

  update: calls.update.handler(async ({ context, input: { id, ...input } }) =>
    changeStore(context, (tx) => updateDiscount(tx, id, input, context)),
  ),

  delete: calls.delete.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => removeDiscount(tx, input.id))
    return { done: true as const }
  }),
}
