import { expect, test } from 'vitest'
import { mostTries, pauseAfter } from './retry.ts'

const hour = 3_600_000

test('eight tries take about a day, each pause longer than the one before', () => {
  const pauses = Array.from({ length: mostTries - 1 }, (_, tries) => pauseAfter(tries + 1, 0.5))
  expect(mostTries).toBe(8)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  const all = pauses.reduce((sum, pause) => sum + pause, 0)
  expect(all / hour).toBeCloseTo(24, 0)
})

test('chance moves a pause by a fifth', () => {
  expect(pauseAfter(1, 0)).toBe(48_000)
  expect(pauseAfter(1, 1)).toBe(72_000)
})
