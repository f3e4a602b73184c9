import { expect, test } from 'vitest'
import { checkTime, describeTime, localTime } from './schedule-time.ts'

test('a moment fills the field as a local time, which means the same moment', () => {
  const moment = '2026-11-24T08:30:00.000Z'
  expect(localTime(moment)).toMatch(/^2026-11-2\dT\d\d:\d\d$/)
  expect(new Date(localTime(moment)).toISOString()).toBe(moment)
})

test('a time is described with its day and its zone', () => {
  expect(describeTime('2026-11-24T09:30')).toMatch(/^Tuesday,? 24 November 2026 at 09:30 \S+/)
})

test('a time that is none, or is over, is refused with a sentence', () => {
  const now = new Date('2026-11-24T09:30')
  expect(checkTime('', now)).toBe('Choose a day and a time.')
  expect(checkTime('2026-11-24T09:30', now)).toBe('Choose a time in the future.')
  expect(checkTime('2026-11-24T09:31', now)).toBeNull()
})
