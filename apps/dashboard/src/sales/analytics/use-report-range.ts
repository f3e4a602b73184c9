import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import { comparisons } from '@vitrine/contract/sales/sales-report.ts'
import { useSearchParams } from 'react-router'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { oneOf } from '../../platform/ui/one-of.ts'

export const rangeChoices = [
  { value: '1', label: 'Today' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'custom', label: 'Custom range' },
] as const

const rangeNames = rangeChoices.map(({ value }) => value)

/** The range of the reports, in the URL and in the shop's time zone. */
export function useReportRange() {
  const { timeZone } = useCurrentStore()
  const [params, setParams] = useSearchParams()
  const choice = oneOf(rangeNames, params.get('range') ?? undefined) ?? '30'
  const compare = params.get('compare') === 'none' ? undefined : comparedTo(params.get('compare'))
  const today = todayIn(timeZone)
  const days =
    choice === 'custom'
      ? { from: dayOf(params.get('from')) ?? today, to: dayOf(params.get('to')) ?? today }
      : { from: daysBefore(today, Number(choice) - 1), to: today }

  return {
    ...days,
    compare,
    choice,
    today,
    set: (values: Record<string, string>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(values)) next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

export type ReportRange = ReturnType<typeof useReportRange>

function todayIn(timeZone: string): string {
  return dayIn(timeZone, new Date())
}

function comparedTo(value: string | null) {
  return oneOf(comparisons, value ?? undefined) ?? 'previous'
}

function dayOf(value: string | null): string | undefined {
  return value !== null && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined
}

/** Calculates in UTC, where every day has 24 hours. */
function daysBefore(day: string, count: number): string {
  return dayIn('UTC', new Date(Date.parse(day) - count * 24 * 3_600_000))
}
