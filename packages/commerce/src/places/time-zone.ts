import { countries } from './countries.ts'

// For countries with several zones: the most populous one.
const main: Readonly<Record<string, string>> = {
  AQ: 'Antarctica/McMurdo',
  AR: 'America/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Ponape',
  GL: 'America/Godthab',
  KI: 'Pacific/Tarawa',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

/** Returns the most likely IANA time zone of a store in this country. */
export function timeZoneOfCountry(country: string): string {
  return main[country] ?? timeZonesOfCountry(country)[0] ?? 'UTC'
}

/** Returns the country's IANA time zones; empty if the runtime knows none. */
export function timeZonesOfCountry(country: string): readonly string[] {
  if (!countries.includes(country)) return []
  // TypeScript lacks the types; Firefox lacks the method.
  const locale = new Intl.Locale(`und-${country}`) as { getTimeZones?: () => string[] | undefined }
  return locale.getTimeZones?.() ?? []
}

/** @returns the zone's canonical name; undefined if it is no IANA time zone */
export function canonicalTimeZone(name: string): string | undefined {
  // Offsets such as +01:00 have no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Returns the calendar day of a moment in a time zone: `2026-11-24`. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)
}

/**
 * Returns when a calendar day begins in a time zone.
 * @param later days to add
 */
export function startOfDay(timeZone: string, day: string, later = 0): Date {
  return momentOf(timeZone, Date.parse(`${day}T00:00:00Z`) + later * 86_400_000)
}

/** Returns the moment of a local time such as `2026-11-24T08:30`; undefined if it is none. */
export function momentAt(timeZone: string, local: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local)) return undefined
  const asUtc = Date.parse(`${local.slice(0, 16)}:00Z`)
  return Number.isNaN(asUtc) ? undefined : momentOf(timeZone, asUtc)
}

/** Returns local time to the minute, such as `2026-11-24T08:30`. */
export function localTimeIn(timeZone: string, moment: Date): string {
  return wallClockIn(timeZone, moment).slice(0, 16).replace(' ', 'T')
}

function momentOf(timeZone: string, asUtc: number): Date {
  // The offset may change on that day: the second step corrects the first.
  const first = asUtc - offsetIn(timeZone, new Date(asUtc))
  return new Date(asUtc - offsetIn(timeZone, new Date(first)))
}

/** @returns milliseconds east of UTC */
function offsetIn(timeZone: string, moment: Date): number {
  const local = wallClockIn(timeZone, moment).slice(0, 19).replace(' ', 'T')
  return Date.parse(`${local}Z`) - Math.floor(moment.getTime() / 1000) * 1000
}

/** Returns local time as in exported order tables: `2026-11-24 00:08:00 +0100`. */
export function wallClockIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(moment)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const offset = of('timeZoneName').replace('GMT', '').replace(':', '') || '+0000'
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}:${of('second')} ${offset}`
}
