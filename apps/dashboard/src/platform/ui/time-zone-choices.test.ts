import { expect, test } from 'vitest'
import { timeZoneChoices, timeZonesMatching } from './time-zone-choices.ts'

const found = (search: string) =>
  timeZonesMatching({ options: timeZoneChoices('Europe/Berlin'), search, limit: 1000 }).map(
    (option) => ('value' in option ? option.value : ''),
  )

test.each([
  ['new york', 'America/New_York'],
  ['berlin', 'Europe/Berlin'],
  ['Tokyo asia', 'Asia/Tokyo'],
])('“%s” finds %s', (search, zone) => expect(found(search)).toContain(zone))

test('a zone that the browser does not know stays a choice', () => {
  expect(timeZoneChoices('Mars/Olympus').map(({ value }) => value)).toContain('Mars/Olympus')
})
