import { expect, test } from 'vitest'
import { describeOrigin } from './describe-origin.ts'

test.each([
  ['2rem', 'mobile', 'from desktop'],
  ['2rem', 'desktop', 'all screens'],
  [{ base: '2rem', mobile: '1rem' }, 'desktop', 'differs on mobile'],
  [{ base: '2rem', mobile: '1rem' }, 'tablet', 'from desktop'],
  [{ base: '2rem', mobile: '1rem' }, 'mobile', 'set for mobile'],
  [{ base: '2rem', tablet: '1rem' }, 'mobile', 'from tablet'],
] as const)('%j on %s is "%s"', (value, device, words) => {
  expect(describeOrigin(value, device)).toBe(words)
})
