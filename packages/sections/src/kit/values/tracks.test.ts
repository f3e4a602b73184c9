import { expect, test } from 'vitest'
import { cssTracks } from './tracks.ts'

test.each([
  ['1', 'minmax(0,1fr)'],
  ['2 1', 'minmax(0,2fr) minmax(0,1fr)'],
  ['240px 1 auto', '240px minmax(0,1fr) auto'],
  [' 1.5  30% ', 'minmax(0,1.5fr) 30%'],
  ['0 1', 'minmax(0,1fr) minmax(0,1fr)'],
])('%j are the columns %s', (widths, columns) => {
  expect(cssTracks(widths)).toBe(columns)
})

test.each(['', '1 1 1 1 1 1 1', '1fr', 'calc(1px)', '1;}', 'url(x)', '-1 1', 7, null, ['1']])(
  '%j are none',
  (widths) => {
    expect(cssTracks(widths)).toBeUndefined()
  },
)
