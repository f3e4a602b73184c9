import { expect, test } from 'vitest'
import { dailyBackOff, maxTries, pauseAfter, webhookBackOff } from './back-off.ts'

const hour = 3_600_000

test.each([
  ['webhooks', webhookBackOff, 8],
  ['emails and payments', dailyBackOff, 9],
] as const)(
  '%s are tried for about a day, each pause longer than the one before',
  (_, backOff, tries) => {
    const pauses = backOff.map((_pause, index) => pauseAfter(backOff, index + 1))
    expect(maxTries(backOff)).toBe(tries)
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    const all = pauses.reduce((sum, pause) => sum + pause, 0)
    expect(all / hour).toBeGreaterThan(18)
    expect(all / hour).toBeLessThan(25)
  },
)

test('chance moves a pause by a fifth', () => {
  expect(pauseAfter(webhookBackOff, 1, 0)).toBe(48_000)
  expect(pauseAfter(webhookBackOff, 1, 1)).toBe(72_000)
})
