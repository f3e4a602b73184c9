import { inStore } from '@vitrine/db/in-store.ts'
import { ownerCalls } from '../platform/api/implement.ts'
import { listOrders } from './list-orders.ts'
import { addFulfilment, addPayment, getOrder } from './service.ts'

const calls = ownerCalls.orders
const readOnly = { readOnly: true }

export const ordersRoutes = {
  list: calls.list.handler(({ input, context: { db, store } }) =>
    inStore(db, store.storeId, (tx) => listOrders(tx, input), readOnly),
  ),
  get: calls.get.handler(({ input, context: { db, store } }) =>
    inStore(db, store.storeId, (tx) => getOrder(tx, input.id), readOnly),
  ),
  addPayment: calls.addPayment.handler(({ input, context: { db, store, userId } }) =>
    inStore(db, store.storeId, (tx) =>
      addPayment(tx, input.id, { amount: input.amount, recordedBy: userId }),
    ),
  ),
  addFulfilment: calls.addFulfilment.handler(({ input, context: { db, store } }) =>
    inStore(db, store.storeId, (tx) => addFulfilment(tx, input.id, input)),
  ),
}
