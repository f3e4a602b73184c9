import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import type { LiveView } from '@vitrine/contract/sales/visits-report.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { steps } from '../../audience/visits/page-kind.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { readStore } from '../../api/store-work.ts'

const liveMs = 5 * 60_000

export async function getLiveView(context: RequestContext & OwnerContext): Promise<LiveView> {
  const { currency, timeZone } = context.store
  const now = context.now()
  const day = dayIn(timeZone, now)
  return await readStore(context, async (tx) => {
    const [live, visits, orders] = await Promise.all([
      readVisitors(tx, day, new Date(now.getTime() - liveMs)),
      readToday(tx, day),
      readOrders(tx, day, timeZone),
    ])
    return {
      ...live,
      visitorsToday: visits.visitors,
      viewsToday: visits.views,
      ordersToday: orders.count,
      salesToday: toDecimal(orders.net, currency),
      latestOrderAt: orders.latestAt?.toISOString() ?? null,
      countedAt: now.toISOString(),
    }
  })
}

async function readVisitors(tx: StoreTransaction, day: string, since: Date) {
  const [live] = await tx.prepared<Pick<LiveView, 'visitors' | 'carts' | 'checkouts' | 'ordered'>>(
    'read-live-visitors',
    `SELECT count(*)::int AS visitors,
      count(*) FILTER (WHERE steps & ${steps.cart} > 0)::int AS carts,
      count(*) FILTER (WHERE steps & ${steps.checkout} > 0)::int AS checkouts,
      count(*) FILTER (WHERE steps & ${steps.order} > 0)::int AS ordered
    FROM visitors WHERE store_id = $1 AND day = $2 AND last_at >= $3`,
    [tx.storeId, day, since],
  )
  return live!
}

async function readToday(tx: StoreTransaction, day: string) {
  const [today] = await tx.prepared<{ visitors: number; views: number }>(
    'read-visits-of-today',
    `SELECT visitors, views FROM visit_days
      WHERE store_id = $1 AND dimension = 'all' AND day = $2 AND key = ''`,
    [tx.storeId, day],
  )
  return today ?? { visitors: 0, views: 0 }
}

async function readOrders(tx: StoreTransaction, day: string, timeZone: string) {
  const [today] = await tx.prepared<{ count: number; net: number; latestAt: Date | null }>(
    'read-orders-of-today',
    `SELECT count(*)::int AS count, max(created_at) AS "latestAt",
      coalesce(sum(subtotal - discount
        - CASE WHEN tax_included THEN tax - shipping_tax ELSE 0 END), 0)::bigint AS net
    FROM orders WHERE store_id = $1 AND cancelled_at IS NULL
      AND created_at >= $2::date::timestamp AT TIME ZONE $3`,
    [tx.storeId, day, timeZone],
  )
  return today!
}
