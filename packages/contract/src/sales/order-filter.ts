import { z } from 'zod'
import { fulfilmentStatus, orderStatus, paymentStatus } from './order.ts'
import { id, moment } from '../call/values.ts'

export const deliveries = ['shipping', 'pickup'] as const

const orderTab = z.enum(['unfulfilled', 'unpaid', 'open', 'archived'])
const amount = z.coerce.number<number>().min(0).max(1_000_000_000)

export const orderFilter = {
  storeId: id,
  /** Filters by what is left to do; open orders only, except for `archived`. */
  tab: orderTab.optional(),
  status: orderStatus.optional(),
  payment: paymentStatus.optional(),
  fulfilment: fulfilmentStatus.optional(),
  delivery: z.enum(deliveries).optional(),
  placedFrom: moment.optional(),
  placedBefore: moment.optional(),
  minTotal: amount.optional(),
  maxTotal: amount.optional(),
  search: z.string().trim().max(200).optional(),
}
