import { countries } from './countries.ts'

// Of countries with several: where most of the people live.
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

/** The IANA time zone that a shop in this country most likely keeps. */
export function timeZoneOfCountry(country: string): string {
  return main[country] ?? timeZonesOfCountry(country)[0] ?? 'UTC'
}

/** All IANA time zones of the country; empty where the runtime knows none. */
export function timeZonesOfCountry(country: string): readonly string[] {
  if (!countries.includes(country)) return []
  // Not in TypeScript's library yet; Firefox lacks it too.
  const locale = new Intl.Locale(`und-${country}`) as { getTimeZones?: () => string[] | undefined }
  return locale.getTimeZones?.() ?? []
}

/** @returns the one name that is kept for the zone, or undefined for what is no IANA time zone. */
export function canonicalTimeZone(name: string): string | undefined {
  // Offsets such as +01:00 know no summer.
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The calendar day of a moment in a time zone, as `2026-11-24`. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)
}

/** A moment on the wall clock of a time zone, as tables of orders have it: `2026-11-24 00:08:00 +0100`. */
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
