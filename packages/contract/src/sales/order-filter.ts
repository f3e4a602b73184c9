import { z } from 'zod'
import { fulfilmentStatus, orderStatus, paymentStatus } from './order.ts'
import { country, flag, id, moment } from '../call/values.ts'

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
  /** Orders behind a row of a sales report. */
  productId: id.optional(),
  categoryId: id.optional(),
  discountId: id.optional(),
  country: country.optional(),
  /** `unknown` for orders whose source is not known. */
  source: z.string().min(1).max(100).optional(),
  campaign: z.string().min(1).max(100).optional(),
  /** Orders that were refunded between these moments; cancelled ones, whose refunds count nowhere,
   * are left out. */
  refundedFrom: moment.optional(),
  refundedBefore: moment.optional(),
  /** False leaves out cancelled orders. */
  cancelled: flag.optional(),
  search: z.string().trim().max(200).optional(),
}
