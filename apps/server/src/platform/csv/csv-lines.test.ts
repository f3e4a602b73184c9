import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLines } from './csv-lines.ts'
import { inertCell, plainCell } from './inert-cell.ts'

test('cells with quotes, line ends and whatever divides cells anywhere are quoted', () => {
  const cells = ['Name', 'a,b', 'a;b', 'a\tb', 'say "hi"', 'two\nlines']
  expect(csvLines(cells.map((cell) => [cell]))).toBe(
    'Name\r\n"a,b"\r\n"a;b"\r\n"a\tb"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@sum(a)', '\t=1', '\r=1', '＝1+1'])(
  'a cell that begins like a formula is a text: %j',
  (formula) => {
    expect(csvLines([[formula]])).toMatch(/^"?'/)
  },
)

test.each(['x;=1+1;y', 'x\t=1+1', 'x\n=1+1', 'x;+1', 'x;@sum(a)'])(
  'nor does a part begin like one where a semicolon, a tab or a line divides cells: %j',
  (name) => {
    const divided = csvLines([['#1001', name, 'Kyoto']]).split(/[;\t\r\n]/)
    expect(divided.filter((part) => /^"?[=+\-@]/.test(part))).toEqual([])
  },
)

test('what was made inert comes back as it was, apostrophes included', () => {
  const beginning = fc.constantFrom('', "'", "''", '=', "'=", '-', '@', '\t')
  const divider = fc.constantFrom('', ';', '\t', '\n', '\r\n')
  fc.assert(
    fc.property(beginning, divider, beginning, fc.string(), (...parts) => {
      const text = parts.join('')
      expect(plainCell(inertCell(text))).toBe(text)
    }),
  )
  expect(plainCell("'tis the season")).toBe("'tis the season")
})
