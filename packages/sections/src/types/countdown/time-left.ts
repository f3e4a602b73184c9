import { canonicalTimeZone, momentAt } from '@vitrine/commerce/places/time-zone.ts'
import { isLocalTime } from '../../kit/values/local-time.ts'

/** Returns undefined without a time that exists, in a time zone that exists. */
export function endOf(local: string, zone: string | undefined): Date | undefined {
  if (!isLocalTime(local) || !zone || !canonicalTimeZone(zone)) return undefined
  return momentAt(zone, local)
}

/** @param now undefined until the browser says it: the same HTML is served at any time */
export function partsOf(end: Date, now: number | undefined) {
  const seconds = now && Math.max(0, Math.ceil((end.getTime() - now) / 1000))
  const of = (size: number, limit = Infinity) =>
    digits(seconds === undefined ? undefined : (seconds / size) % limit)
  return [
    { name: 'days', digits: of(86_400) },
    { name: 'hours', digits: of(3600, 24) },
    { name: 'minutes', digits: of(60, 60) },
    { name: 'seconds', digits: of(1, 60) },
  ]
}

export function shownDate(end: Date, zone: string | undefined): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return day.format(end)
}

function digits(value: number | undefined): string {
  return value === undefined ? '––' : String(Math.floor(value)).padStart(2, '0')
}
