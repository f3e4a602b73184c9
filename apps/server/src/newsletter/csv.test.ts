import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('cells with commas, quotes and line ends are quoted', () => {
  expect(csvOf(['Name'], [['a,b'], ['say "hi"'], ['two\nlines']])).toBe(
    '\uFEFFName\r\n"a,b"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@sum(a)', '\t=1', '\r=1', '＝1+1'])(
  'a cell that begins like a formula is a text: %j',
  (formula) => {
    expect(csvOf(['Name'], [[formula]])).toMatch(/\r\n"?'/)
  },
)
