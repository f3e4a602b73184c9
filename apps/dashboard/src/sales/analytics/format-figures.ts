import { formatPrice } from '@vitrine/commerce/money/format-price.ts'

export function formatShare(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)}%`
}

export function formatCount(count: number): string {
  return count.toLocaleString('en')
}

/** Money without decimals where there is no room for them. */
export function formatAxis(amount: number, currency: string): string {
  return formatPrice(Math.round(amount), currency).replace(/\.0+$/, '')
}

/** @param day a calendar day, which has no time zone */
export function formatCalendarDay(day: string, interval: 'day' | 'month' = 'day'): string {
  const style =
    interval === 'day'
      ? ({ day: 'numeric', month: 'short' } as const)
      : ({ month: 'short', year: 'numeric' } as const)
  return new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' }).format(new Date(day))
}

/** The change in per cent; undefined where there was next to nothing before. */
export function changeOf(now: number | null, before: number | null | undefined) {
  if (now === null || before === null || before === undefined || before <= 0) return undefined
  const change = Math.round(((now - before) / before) * 100)
  return Math.abs(change) < 1000 ? change : undefined
}
