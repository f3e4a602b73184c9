import { z } from 'zod'
import { fulfilmentStatus, orderStatus, paymentStatus } from './order.ts'
import { id, moment } from './values.ts'

export const deliveries = ['shipping', 'pickup'] as const

const orderTab = z.enum(['unfulfilled', 'unpaid', 'open', 'archived'])
const amount = z.coerce.number<number>().min(0).max(1_000_000_000)

/** What a list of orders is narrowed by. */
export const orderFilter = {
  storeId: id,
  /** What is still to be done; open orders only, but for `archived`. */
  tab: orderTab.optional(),
  status: orderStatus.optional(),
  payment: paymentStatus.optional(),
  fulfilment: fulfilmentStatus.optional(),
  /** Whether it is sent or picked up. */
  delivery: z.enum(deliveries).optional(),
  placedFrom: moment.optional(),
  placedBefore: moment.optional(),
  minTotal: amount.optional(),
  maxTotal: amount.optional(),
  /** By number, or by a part of email address, name or SKU. */
  search: z.string().trim().max(200).optional(),
}
