import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import type { VisitFigures, VisitsReport } from '@vitrine/contract/sales/visits-report.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { readStore } from '../../api/store-work.ts'
import { type Days, intervalOf, listDays, reportRange, type RangeRequest } from './report-range.ts'

type Sums = Omit<VisitFigures, 'conversion'>
type Dimension = 'all' | 'source' | 'campaign' | 'kind'

const maxRows = 50
const names = ['views', 'visitors', 'products', 'carts', 'checkouts', 'orders'] as const
const added = names.map((name) => `coalesce(sum(${name}), 0)::bigint AS ${name}`).join(', ')

export async function getVisitsReport(
  context: RequestContext & OwnerContext,
  request: RangeRequest,
): Promise<VisitsReport> {
  const { timeZone } = context.store
  const { range, before } = reportRange(request, dayIn(timeZone, context.now()))
  const interval = intervalOf(range)
  return await readStore(context, async (tx) => {
    const [points, then, sources, campaigns, kinds] = await Promise.all([
      readPoints(tx, range, interval),
      before && readKeyed(tx, 'all', before),
      readKeyed(tx, 'source', range),
      readKeyed(tx, 'campaign', range),
      readKeyed(tx, 'kind', range),
    ])
    return {
      ...range,
      timeZone,
      totals: figuresOf(sumOf([...points.values()])),
      points: listDays(range, interval).map((day) => {
        const { views, visitors } = points.get(day) ?? none
        return { day, views, visitors }
      }),
      interval,
      comparison: before && then ? { ...before, totals: figuresOf(sumOf(then)) } : null,
      sources: sources.map((row) => ({ key: row.key, ...figuresOf(row) })),
      campaigns: campaigns.map((row) => ({ key: row.key, ...figuresOf(row) })),
      kinds: kinds.map(({ key: kind, views }) => ({ kind, views })),
      countedAt: context.now().toISOString(),
    }
  })
}

const none: Sums = { views: 0, visitors: 0, products: 0, carts: 0, checkouts: 0, orders: 0 }

async function readPoints(tx: StoreTransaction, { from, to }: Days, interval: 'day' | 'month') {
  const rows = await tx.prepared<Sums & { at: string }>(
    `read-visits-by-${interval}`,
    `SELECT date_trunc('${interval}', day)::date::text AS at, ${added} FROM visit_days
      WHERE store_id = $1 AND dimension = 'all' AND day BETWEEN $2 AND $3 GROUP BY 1`,
    [tx.storeId, from, to],
  )
  return new Map(rows.map(({ at, ...sums }) => [at, sums]))
}

async function readKeyed(tx: StoreTransaction, dimension: Dimension, { from, to }: Days) {
  return await tx.prepared<Sums & { key: string }>(
    `read-visits-by-${dimension}`,
    `SELECT key, ${added} FROM visit_days
      WHERE store_id = $1 AND dimension = '${dimension}' AND day BETWEEN $2 AND $3
      GROUP BY key ORDER BY sum(visitors) DESC, sum(views) DESC, key LIMIT ${maxRows}`,
    [tx.storeId, from, to],
  )
}

function sumOf(rows: readonly Sums[]): Sums {
  const sum = { ...none }
  for (const row of rows) for (const name of names) sum[name] += row[name]
  return sum
}

function figuresOf({ views, visitors, products, carts, checkouts, orders }: Sums): VisitFigures {
  const conversion = visitors ? orders / visitors : null
  return { views, visitors, products, carts, checkouts, orders, conversion }
}
