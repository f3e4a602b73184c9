import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { toMinor, toDecimal } from '@vitrine/commerce/money/money.ts'
import type { Plan, PlanPrice } from '@vitrine/contract/provider/plans.ts'
import type { Offer } from '@vitrine/contract/provider/site.ts'

export interface ShownPrice {
  amount: string
  per: string
  /** What it comes to in a year, in words. */
  total: string
}

/** @returns undefined for a plan without a price, which is free */
export function shownPrice(plan: Plan, { currency, period }: Offer): ShownPrice | undefined {
  const month = amountOf(plan, currency, 'month')
  const year = amountOf(plan, currency, 'year')
  const text = (minor: number) => formatPrice(toDecimal(minor, currency), currency)
  if (period === 'year' && year !== undefined) {
    const saved = month === undefined ? 0 : month * 12 - year
    const saving = saved > 0 ? `, ${text(saved)} less than by month` : ''
    return { amount: text(year), per: 'a year', total: `Paid once a year${saving}` }
  }
  if (month !== undefined)
    return { amount: text(month), per: 'a month', total: `${text(month * 12)} in a year` }
  return year === undefined
    ? undefined
    : { amount: text(year), per: 'a year', total: 'Paid once a year' }
}

/** @returns minor units */
function amountOf({ prices }: Plan, currency: string, period: PlanPrice['period']) {
  const found = prices.find((price) => price.currency === currency && price.period === period)
  return found && toMinor(found.amount, currency)
}

/** Signs up, and goes on to the plan. */
export function planLink({ planId, prices }: Plan, { currency, period }: Offer): string {
  if (!prices.length) return '/signup'
  return `/signup?${new URLSearchParams({ plan: planId, period, currency })}`
}
