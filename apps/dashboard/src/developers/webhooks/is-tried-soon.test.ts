import { expect, test } from 'vitest'
import { isTriedSoon } from './is-tried-soon.ts'

const now = Date.parse('2026-05-03T12:00:00Z')

test.each([
  ['waits for its first try', '2026-05-03T12:00:00Z', true],
  ['is being tried, with a lease of a minute', '2026-05-03T12:01:00Z', true],
  ['is tried again in five minutes', '2026-05-03T12:05:00Z', false],
  ['was delivered', null, false],
])('a delivery that %s', (_state, nextTryAt, isSoon) => {
  expect(isTriedSoon([{ nextTryAt }], now)).toBe(isSoon)
})
