import { expect, test } from 'vitest'
import { checkContent } from '../../render/check-content.ts'
import { aSection } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'
import { endOf, partsOf } from './time-left.ts'

const problemsOf = (props: Record<string, unknown>) =>
  checkContent([aSection('countdown', props)]).map(({ message }) => message)

test.each([
  ['Europe/Berlin', '2026-12-24T18:00', '2026-12-24T17:00:00.000Z'],
  ['Europe/Berlin', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['Asia/Kathmandu', '2026-12-24T18:00', '2026-12-24T12:15:00.000Z'],
  // The night of the change to daylight saving time.
  ['America/New_York', '2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
])('in %s, %s is %s', (zone, local, moment) => {
  expect(endOf(local, zone)?.toISOString()).toBe(moment)
})

test('a time zone or a day that does not exist is refused, and shows no countdown', async () => {
  expect(problemsOf({ timeZone: 'Europe/Atlantis' })).toEqual(['There is no such time zone.'])
  expect(problemsOf({ timeZone: '+01:00' })).toEqual(['There is no such time zone.'])
  expect(problemsOf({ endsAt: '2026-06-31T10:00' })).toEqual(['Use a day and a time.'])
  expect(problemsOf({ endsAt: '2026-06-30T10:00', timeZone: '' })).toEqual([])
  const html = await showSection('countdown', {
    endsAt: '2026-06-30T10:00',
    timeZone: 'Europe/Atlantis',
  })
  expect(html).not.toContain('role="timer"')
})

const show = (timeZone: string) =>
  showSection('countdown', { endsAt: '2026-12-24T18:00', timeZone })

test('the time zone is that of the shop unless it has one of its own', async () => {
  expect(await show('')).toContain('dateTime="2026-12-24T17:00:00.000Z"')
  expect(await show('Asia/Tokyo')).toContain('dateTime="2026-12-24T09:00:00.000Z"')
})

test('it counts to zero and not below', () => {
  const end = new Date('2026-12-24T17:00:00Z')
  const digits = (now: string) =>
    partsOf(end, Date.parse(now))
      .map(({ digits }) => digits)
      .join(' ')
  expect(digits('2026-12-21T14:29:50Z')).toBe('03 02 30 10')
  expect(digits('2026-12-24T16:59:59Z')).toBe('00 00 00 01')
  expect(digits('2027-01-01T00:00:00Z')).toBe('00 00 00 00')
})
