import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, timestamp } from '../call/values.ts'

const day = z.iso.date()

const salesSummary = z.object({
  /** Inclusive days, from midnight to midnight in `timeZone`. */
  from: day,
  to: day,
  timeZone: z.string(),
  currency: z.string(),
  orders: z.number().int(),
  netSales: z.number(),
  /** Average of net sales; 0 without orders. */
  averageOrder: z.number(),
  countedAt: timestamp,
})
export type SalesSummary = z.infer<typeof salesSummary>

export const salesContract = {
  salesSummary: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/store/sales-summary',
    summary:
      'Net sales of the orders of some days, in the time zone of the store, of the last 30 unless ' +
      'named: goods after discounts, less goods that were refunded, without tax, shipping and fees. ' +
      'Orders count from when they are placed, paid or not; cancelled ones do not count, and a refund ' +
      'counts against the day of its order',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, from: day.optional(), to: day.optional() }))
    .output(salesSummary),
}
