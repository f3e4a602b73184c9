import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import type {
  SalesFigures,
  SalesGroup,
  SalesPoint,
  SalesReport,
  SalesRow,
} from '@vitrine/contract/sales/sales-report.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { readStore } from '../../api/store-work.ts'
import {
  hasSalesChanges,
  type KeyedSums,
  readCategories,
  readKeyed,
  readPoints,
  readTotals,
  type Sums,
} from './read-sums.ts'
import { refreshSales } from './refresh-sales.ts'
import { type Days, intervalOf, listDays, reportRange, type RangeRequest } from './report-range.ts'

type Context = RequestContext & OwnerContext

export interface ReportRequest extends RangeRequest {
  groupBy: SalesGroup
  limit: number
}

const daysAtOnce = 31
const maxWaitMs = 500

export async function getSalesReport(
  context: Context,
  request: ReportRequest,
): Promise<SalesReport> {
  const { currency, timeZone } = context.store
  const { range, before } = reportRange(request, dayIn(timeZone, context.now()))
  const isComplete = await sumChanges(context)
  const interval = intervalOf(range)
  return await readStore(context, async (tx) => {
    const [now, then, grouped] = await Promise.all([
      readRange(tx, currency, range, interval),
      before && readRange(tx, currency, before, interval),
      readRows(tx, currency, range, request),
    ])
    return {
      ...range,
      timeZone,
      currency,
      totals: now.totals,
      points: now.points,
      interval,
      comparison: before && then ? { ...before, totals: then.totals, points: then.points } : null,
      rows: grouped?.rows ?? now.rows,
      rowCount: grouped?.count ?? now.rows.length,
      isComplete,
      countedAt: context.now().toISOString(),
    }
  })
}

/** @returns false if a large store has more changed days than can be summed while its owner waits */
async function sumChanges(context: Context): Promise<boolean> {
  if (!(await readStore(context, hasSalesChanges))) return true
  const started = performance.now()
  for (;;) {
    const { isComplete } = await inStore(context.db, context.store.storeId, (tx) =>
      refreshSales(tx, daysAtOnce),
    )
    if (isComplete) return true
    if (performance.now() - started > maxWaitMs) return false
  }
}

async function readRange(
  tx: StoreTransaction,
  currency: string,
  range: Days,
  interval: 'day' | 'month',
) {
  const query = { currency, range }
  const [totals, points] = await Promise.all([
    readTotals(tx, query),
    readPoints(tx, query, interval),
  ])
  const rows = listDays(range, interval).map((day) =>
    rowOf({ ...(points.get(day) ?? none), key: day, name: day }, currency),
  )
  return { totals: figuresOf(totals, currency), points: rows.map(pointOf), rows }
}

async function readRows(
  tx: StoreTransaction,
  currency: string,
  range: Days,
  { groupBy, limit }: Pick<ReportRequest, 'groupBy' | 'limit'>,
): Promise<{ rows: SalesRow[]; count: number } | undefined> {
  if (groupBy === 'day') return undefined
  const query = { currency, range }
  if (groupBy === 'category') {
    const { rows, count } = await readCategories(tx, query, limit)
    // An order with two products of a category would count twice.
    const counted = rows.map((row) => ({
      ...rowOf(row, currency),
      orders: null,
      averageOrder: 0,
      newCustomers: 0,
      returningRate: null,
    }))
    return { rows: counted, count }
  }
  const { rows, count } = await readKeyed(tx, groupBy, query, limit)
  return { rows: rows.map((row) => rowOf(row, currency)), count }
}

const none: Sums = {
  orders: 0,
  first_orders: 0,
  items: 0,
  sold: 0,
  discount: 0,
  shipping: 0,
  tax: 0,
  total: 0,
  refunds: 0,
  refunded: 0,
  paid_back: 0,
}

function rowOf({ key, name, ...row }: KeyedSums, currency: string): SalesRow {
  return { key, name, ...figuresOf(row, currency) }
}

function pointOf({ key: day, orders, netSales, averageOrder }: SalesRow): SalesPoint {
  return { day, orders: orders ?? 0, netSales, averageOrder }
}

function figuresOf(row: Sums, currency: string): SalesFigures {
  const money = (minor: number) => toDecimal(minor, currency)
  const { orders } = row
  return {
    orders,
    items: row.items,
    sales: money(row.sold),
    refunds: money(row.refunded),
    netSales: money(row.sold - row.refunded),
    averageOrder: money(orders ? Math.round(row.sold / orders) : 0),
    discounts: money(row.discount),
    shipping: money(row.shipping),
    tax: money(row.tax),
    total: money(row.total),
    paidBack: money(row.paid_back),
    newCustomers: row.first_orders,
    returningRate: orders ? (orders - row.first_orders) / orders : null,
  }
}
