import type { SalesGroup } from '@vitrine/contract/sales/sales-report.ts'

interface Days {
  from: string
  to: string
  interval: 'day' | 'month'
}

const filterOf: Partial<Record<SalesGroup, string>> = {
  product: 'product',
  category: 'category',
  discount: 'discount',
  country: 'country',
  source: 'source',
  campaign: 'campaign',
}

/** Returns the list of the orders behind a row of a report, in the days of the shop's time zone. */
export function ordersBehind(groupBy: SalesGroup, key: string, days: Days): string {
  const { from, to } = groupBy === 'day' ? daysOf(key, days) : days
  return ordersWith({ from, to, sold: 'yes', ...valueOf(groupBy, key) })
}

/** Returns the list of the orders that were refunded on these days, whenever they were placed. */
export function refundsBehind(groupBy: SalesGroup, key: string, days: Days): string {
  const of = groupBy === 'day' ? daysOf(key, days) : days
  return refundsOn(of, valueOf(groupBy, key))
}

export function refundsOn(
  { from, to }: Pick<Days, 'from' | 'to'>,
  filter: Record<string, string> = {},
): string {
  return ordersWith({ refundedFrom: from, refundedTo: to, ...filter })
}

function valueOf(groupBy: SalesGroup, key: string): Record<string, string> {
  const filter = filterOf[groupBy]
  const value = groupBy === 'source' && key === '' ? 'unknown' : key
  return filter && value !== '' ? { [filter]: value } : {}
}

function ordersWith(filters: Record<string, string>): string {
  return `/dashboard/orders?${new URLSearchParams(filters).toString()}`
}

function daysOf(key: string, { from, to, interval }: Days) {
  if (interval === 'day') return { from: key, to: key }
  const last = new Date(`${key}T00:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  const ends = last.toISOString().slice(0, 10)
  return { from: key < from ? from : key, to: ends > to ? to : ends }
}
