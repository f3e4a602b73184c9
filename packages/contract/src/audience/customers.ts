import { z } from 'zod'
import { call } from '../call/call.ts'
import { address } from '../sales/address.ts'
import { subscriberStatus } from './newsletter.ts'
import { orderRow } from '../sales/order.ts'
import { id, listInput, pageOf, timestamp } from '../call/values.ts'

const customerSort = z.enum(['latest', 'orders', 'total'])
export type CustomerSort = z.infer<typeof customerSort>

/** Groups orders by email address, ignoring case. */
export const customerRow = z.object({
  id,
  name: z.string(),
  email: z.string(),
  country: z.string(),
  orders: z.number().int(),
  /** Excludes cancelled orders. */
  total: z.number(),
  currency: z.string(),
  latestAt: timestamp,
})
export type CustomerRow = z.infer<typeof customerRow>

const customer = customerRow.extend({
  phone: z.string().nullable(),
  firstAt: timestamp,
  /** Null if the address was never subscribed. */
  newsletter: subscriberStatus.nullable(),
  /** Distinct addresses of recent orders. */
  addresses: z.array(address),
  latestOrders: z.array(orderRow),
})
export type Customer = z.infer<typeof customer>

export const customersContract = {
  list: call({
    access: 'owner',
    scope: 'customers:read',
    method: 'GET',
    path: '/customers',
    summary: "The store's customers, latest first unless `sort` says otherwise",
    refusals: ['not_found'],
  })
    .input(listInput.extend({ sort: customerSort.default('latest') }))
    .output(pageOf(customerRow)),

  get: call({
    access: 'owner',
    scope: 'customers:read',
    method: 'GET',
    path: '/customers/{id}',
    summary: 'A customer, by the id of any of their orders',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(customer),
}
