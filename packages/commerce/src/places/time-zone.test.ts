import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import {
  canonicalTimeZone,
  dayIn,
  timeZoneOfCountry,
  timeZonesOfCountry,
  wallClockIn,
} from './time-zone.ts'

test('every country has a time zone, and it is one of its own', () => {
  for (const country of countries) {
    const zone = timeZoneOfCountry(country)
    expect(canonicalTimeZone(zone), country).toBeDefined()
    const own = timeZonesOfCountry(country)
    if (own.length) expect(own, country).toContain(zone)
  }
})

test.each([
  ['DE', 'Europe/Berlin'],
  ['US', 'America/New_York'],
  ['JP', 'Asia/Tokyo'],
])('a shop in %s keeps %s', (country, zone) => expect(timeZoneOfCountry(country)).toBe(zone))

test.each(['', 'Berlin', '+01:00', 'Europe/Atlantis', "UTC'; DROP"])('%j is no time zone', (name) =>
  expect(canonicalTimeZone(name)).toBeUndefined(),
)

test('the same moment is another day further east', () => {
  const moment = new Date('2026-11-23T23:08:00Z')
  expect(dayIn('UTC', moment)).toBe('2026-11-23')
  expect(dayIn('Europe/Berlin', moment)).toBe('2026-11-24')
})

test.each([
  ['UTC', '2026-11-23 23:08:00 +0000'],
  ['Europe/Berlin', '2026-11-24 00:08:00 +0100'],
  ['America/New_York', '2026-11-23 18:08:00 -0500'],
  ['Asia/Kathmandu', '2026-11-24 04:53:00 +0545'],
])('the clock on a wall in %s', (zone, text) =>
  expect(wallClockIn(zone, new Date('2026-11-23T23:08:00Z'))).toBe(text),
)
