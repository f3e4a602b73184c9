import { ownerCalls } from '../platform/api/implement.ts'
import { changeStore, readStore } from '../platform/api/store-work.ts'
import { listOrders } from './list-orders.ts'
import { addFulfilment, addPayment, getOrder } from './service.ts'

const calls = ownerCalls.orders

export const ordersRoutes = {
  list: calls.list.handler(async ({ context, input }) =>
    readStore(context, (tx) => listOrders(tx, input)),
  ),

  get: calls.get.handler(async ({ context, input }) =>
    readStore(context, (tx) => getOrder(tx, input.id)),
  ),

  addPayment: calls.addPayment.handler(async ({ context, input: { id, amount } }) =>
    changeStore(context, (tx) => addPayment(tx, id, { amount, recordedBy: context.userId })),
  ),

  addFulfilment: calls.addFulfilment.handler(async ({ context, input: { id, ...sent } }) =>
    changeStore(context, (tx) => addFulfilment(tx, id, sent)),
  ),
}
