import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { getShipping, updateShipping } from './service.ts'

const calls = ownerCalls.shipping

export const shippingRoutes = {
  get: calls.get.handler(async ({ context }) =>
    readStore(context, (tx) => getShipping(tx, context.store)),
  ),

  update: calls.update.handler(async ({ context, input: { storeId: _storeId, ...input } }) =>
    changeStore(context, (tx) => updateShipping(tx, context.store, input)),
  ),
}
