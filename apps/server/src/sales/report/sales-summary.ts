import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { invalidInput } from '../../platform/refusal.ts'
import { readStore } from '../../api/store-work.ts'
import { sumSales } from './sum-sales.ts'

const defaultDays = 30
const maxDays = 366 * 5

export async function salesSummary(
  context: RequestContext & OwnerContext,
  days: { from?: string | undefined; to?: string | undefined },
) {
  const { currency, timeZone } = context.store
  const to = days.to ?? dayIn(timeZone, context.now())
  const from = days.from ?? daysBefore(to, defaultDays - 1)
  if (from > to) throw invalidInput('from', 'Choose a first day that is not after the last one.')
  if (from < daysBefore(to, maxDays)) throw invalidInput('from', 'Choose five years at most.')
  const { orders, net } = await readStore(context, (tx) =>
    sumSales(tx, currency, { from, to, timeZone }),
  )
  return {
    from,
    to,
    timeZone,
    currency,
    orders,
    netSales: toDecimal(net, currency),
    averageOrder: toDecimal(orders ? Math.round(net / orders) : 0, currency),
    countedAt: context.now().toISOString(),
  }
}

/** Calculates in UTC, where every day has 24 hours. */
function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - count)
  return dayIn('UTC', date)
}
