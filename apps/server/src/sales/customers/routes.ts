import { ownerCalls } from '../../api/implement.ts'
import { readStore } from '../../api/store-work.ts'
import { getCustomer, listCustomers } from './service.ts'

const calls = ownerCalls.customers

export const customersRoutes = {
  list: calls.list.handler(async ({ context, input }) =>
    readStore(context, (tx) => listCustomers(tx, input)),
  ),

  get: calls.get.handler(async ({ context, input }) =>
    readStore(context, (tx) => getCustomer(tx, input.id)),
  ),
}
