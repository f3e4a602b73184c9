import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import { invalidInput } from '../../platform/refusal.ts'

export interface Days {
  from: string
  to: string
}

export interface RangeRequest {
  from?: string | undefined
  to?: string | undefined
  compare?: 'previous' | 'year' | undefined
}

const defaultDays = 30
const maxDays = 3660
const dailyUpTo = 92

/**
 * Returns the range and the one to compare it with; refuses reversed and endless ones.
 * @param today in the store's time zone
 */
export function reportRange({ from, to, compare }: RangeRequest, today: string) {
  const last = to ?? today
  const first = from ?? addDays(last, 1 - defaultDays)
  if (first > last) throw invalidInput('from', 'Choose a first day that is not after the last one.')
  if (first < '2000-01-01') throw invalidInput('from', 'Choose days from the year 2000 on.')
  if (last > addDays(today, maxDays)) throw invalidInput('to', 'Choose a last day that is nearer.')
  if (daysOf({ from: first, to: last }) > maxDays)
    throw invalidInput('from', 'Choose ten years at most.')
  const range = { from: first, to: last }
  return { range, before: compare && comparedWith(range, compare) }
}

function comparedWith(range: Days, compare: 'previous' | 'year'): Days {
  if (compare === 'year') return { from: yearBefore(range.from), to: yearBefore(range.to) }
  const count = daysOf(range)
  return { from: addDays(range.from, -count), to: addDays(range.from, -1) }
}

export function intervalOf(range: Days): 'day' | 'month' {
  return daysOf(range) <= dailyUpTo ? 'day' : 'month'
}

/** Lists every day, or the first of every month that the range touches. */
export function listDays({ from, to }: Days, interval: 'day' | 'month'): string[] {
  const listed: string[] = []
  for (
    let day = interval === 'day' ? from : firstOfMonth(from);
    day <= to;
    day = interval === 'day' ? addDays(day, 1) : addMonth(day)
  )
    listed.push(day)
  return listed
}

/** The whole months within the range: from the first of one to before the first of another. */
export function wholeMonths({ from, to }: Days): { begins: string; ends: string } {
  const begins = from.endsWith('-01') ? from : addMonth(firstOfMonth(from))
  const after = addDays(to, 1)
  const ends = firstOfMonth(after)
  return begins < ends ? { begins, ends } : { begins: after, ends: after }
}

/** Calculates in UTC, where every day has 24 hours. */
function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return dayIn('UTC', date)
}

function daysOf({ from, to }: Days): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

function addMonth(first: string): string {
  return firstOfMonth(addDays(first, 31))
}

/** 29 February becomes the 28th. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1)
  const rest = day.slice(4)
  return rest === '-02-29' ? `${year}-02-28` : year + rest
}
