import { expect, test } from 'vitest'
import { acceptsEncoding } from './accepts-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', true],
  ['BR', true],
  ['br;q=0.5', true],
  ['gzip;q=1.0, br;q=0', false],
  ['br;q=0.000, gzip', false],
  ['gzip', false],
  ['', false],
])('brotli is taken by %o: %s', (accepted, isTaken) => {
  expect(acceptsEncoding(accepted, 'br')).toBe(isTaken)
})
