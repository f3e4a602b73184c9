import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLines } from './csv-lines.ts'
import { inertCell, plainCell } from './inert-cell.ts'

test('cells with commas, quotes and line ends are quoted', () => {
  expect(csvLines([['Name'], ['a,b'], ['say "hi"'], ['two\nlines']])).toBe(
    'Name\r\n"a,b"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@sum(a)', '\t=1', '\r=1', '＝1+1'])(
  'a cell that begins like a formula is a text: %j',
  (formula) => {
    expect(csvLines([[formula]])).toMatch(/^"?'/)
  },
)

test('what was made inert comes back as it was, apostrophes included', () => {
  const beginning = fc.constantFrom('', "'", "''", '=', "'=", '-', '@', '\t')
  fc.assert(
    fc.property(beginning, fc.string(), (start, rest) => {
      expect(plainCell(inertCell(start + rest))).toBe(start + rest)
    }),
  )
  expect(plainCell("'tis the season")).toBe("'tis the season")
})
