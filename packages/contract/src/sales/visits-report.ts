import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, timestamp } from '../call/values.ts'
import { daysOfReport, reportRange } from './sales-report.ts'

const figures = z.object({
  /** Opened pages. */
  views: z.number().int(),
  /** Visitors of each day; who comes on two days counts twice. */
  visitors: z.number().int(),
  /** Visitors who saw a product, or went further. */
  products: z.number().int(),
  /** Visitors who opened a cart with something in it, or went further. */
  carts: z.number().int(),
  checkouts: z.number().int(),
  orders: z.number().int(),
  /** Share of the visitors who ordered, 0 to 1; null without visitors. */
  conversion: z.number().nullable(),
})
export type VisitFigures = z.infer<typeof figures>

const row = figures.extend({ key: z.string() })
export type VisitRow = z.infer<typeof row>

const visitsReport = daysOfReport.extend({
  timeZone: z.string(),
  totals: figures,
  points: z.array(
    z.object({ day: z.string(), views: z.number().int(), visitors: z.number().int() }),
  ),
  interval: z.enum(['day', 'month']),
  comparison: daysOfReport.extend({ totals: figures }).nullable(),
  sources: z.array(row),
  campaigns: z.array(row),
  /** Views of each kind of page: home, product, listing, page, checkout. */
  kinds: z.array(z.object({ kind: z.string(), views: z.number().int() })),
  countedAt: timestamp,
})
export type VisitsReport = z.infer<typeof visitsReport>

const liveView = z.object({
  /** Visitors of the last five minutes. */
  visitors: z.number().int(),
  /** Those of them who have priced a cart today, began the checkout today, or ordered today. */
  carts: z.number().int(),
  checkouts: z.number().int(),
  ordered: z.number().int(),
  visitorsToday: z.number().int(),
  viewsToday: z.number().int(),
  ordersToday: z.number().int(),
  salesToday: z.number(),
  latestOrderAt: timestamp.nullable(),
  countedAt: timestamp,
})
export type LiveView = z.infer<typeof liveView>

export const visitsReportContract = {
  getVisitsReport: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/analytics/get-visits-report',
    summary:
      'Visits of some days in the time zone of the store, the last 30 unless named, counted on the ' +
      'server without cookies: without bots and prefetches, and with those who object to tracking as ' +
      'views alone',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject(reportRange))
    .output(visitsReport),

  getLiveView: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/analytics/get-live-view',
    summary: 'Visitors of the last five minutes, and the orders of today',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(liveView),
}
