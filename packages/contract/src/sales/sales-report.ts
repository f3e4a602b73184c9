import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, timestamp } from '../call/values.ts'

const day = z.iso.date()

export const salesGroups = [
  'day',
  'product',
  'category',
  'discount',
  'country',
  'source',
  'campaign',
] as const
export const salesGroup = z.enum(salesGroups)
export type SalesGroup = z.infer<typeof salesGroup>

export const comparisons = ['previous', 'year'] as const

/** Inclusive days, from midnight to midnight in the store's time zone. */
export const reportRange = {
  storeId: id,
  from: day.optional(),
  to: day.optional(),
  /** The same number of days before, or the same days a year before. */
  compare: z.enum(comparisons).optional(),
}

export const daysOfReport = z.object({ from: day, to: day })

const figures = z.object({
  /** Orders that were placed and not cancelled; null where one order counts in several rows. */
  orders: z.number().int().nullable(),
  items: z.number().int(),
  /** Goods after discounts, without tax, shipping and fees, before refunds. */
  sales: z.number(),
  /** The part of the sales of any day that was refunded on these days. */
  refunds: z.number(),
  /** Sales less refunds; negative where more was refunded than sold. */
  netSales: z.number(),
  /** Of the sales before refunds; 0 without orders. */
  averageOrder: z.number(),
  discounts: z.number(),
  shipping: z.number(),
  tax: z.number(),
  /** What the orders cost in all, with shipping, tax and fees. */
  total: z.number(),
  /** The whole amounts of the refunds, with shipping and tax. */
  paidBack: z.number(),
  /** Customers who ordered for the first time. */
  newCustomers: z.number().int(),
  /** Share of the orders by customers who had ordered before, 0 to 1; null without orders. */
  returningRate: z.number().nullable(),
})
export type SalesFigures = z.infer<typeof figures>

const row = figures.extend({
  /** The day, or the first of a month; a product's, category's or discount's id; a country's code; a
   * source or campaign. Empty for what has none. */
  key: z.string(),
  name: z.string(),
})
export type SalesRow = z.infer<typeof row>

const point = z.object({
  day,
  orders: z.number().int(),
  netSales: z.number(),
  averageOrder: z.number(),
})
export type SalesPoint = z.infer<typeof point>

const salesReport = daysOfReport.extend({
  timeZone: z.string(),
  currency: z.string(),
  totals: figures,
  /** Every day of the range, or every month of a longer one. */
  points: z.array(point),
  interval: z.enum(['day', 'month']),
  comparison: daysOfReport.extend({ totals: figures, points: z.array(point) }).nullable(),
  rows: z.array(row),
  rowCount: z.number().int(),
  /** False while the orders of a large store are summed again, for example after its time zone changed. */
  isComplete: z.boolean(),
  countedAt: timestamp,
})
export type SalesReport = z.infer<typeof salesReport>

export const salesReportContract = {
  getSalesReport: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/analytics/get-sales-report',
    summary:
      'Sales of some days in the time zone of the store, the last 30 unless named. An order counts on ' +
      'the day it is placed, paid or not; a refund counts on the day of the refund; a cancelled order ' +
      'counts on no day',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(
      z.strictObject({
        ...reportRange,
        groupBy: salesGroup.default('day'),
        /** Rows, those with the highest net sales first; days are never left out. */
        limit: z.coerce.number<number>().int().min(1).max(500).default(50),
      }),
    )
    .output(salesReport),

  exportSalesReport: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/analytics/export-sales-report',
    summary: 'All rows of a sales report as comma-separated values',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ ...reportRange, groupBy: salesGroup.default('day') }))
    .output(z.file()),
}
