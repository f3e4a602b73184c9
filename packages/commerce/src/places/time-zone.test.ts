import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import {
  canonicalTimeZone,
  dayIn,
  localTimeIn,
  momentAt,
  startOfDay,
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

test.each([
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z'],
])('in %s %s begins at %s', (timeZone, day, moment) => {
  expect(startOfDay(timeZone, day).toISOString()).toBe(moment)
})

test.each([
  ['Europe/Berlin', '2026-11-27T09:00', '2026-11-27T08:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['America/New_York', '2026-11-01T03:00', '2026-11-01T08:00:00.000Z'],
])('in %s it is %s at %s', (zone, local, moment) => {
  expect(momentAt(zone, local)?.toISOString()).toBe(moment)
  expect(localTimeIn(zone, new Date(moment))).toBe(local)
})

test('what is no time has no moment', () => {
  expect(momentAt('Europe/Berlin', '')).toBeUndefined()
  expect(momentAt('Europe/Berlin', 'soon')).toBeUndefined()
})
