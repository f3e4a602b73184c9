import { expect, test } from 'vitest'
import { readSides, writeSides } from './spacing-sides.ts'

test.each([
  ['4rem', ['4rem', '4rem', '4rem', '4rem']],
  ['4rem 2rem', ['4rem', '2rem', '4rem', '2rem']],
  ['1px 2px 3px', ['1px', '2px', '3px', '2px']],
  ['1px 2px 3px auto', ['1px', '2px', '3px', 'auto']],
] as const)('%s names four sides and is written as short again', (text, sides) => {
  expect(readSides(text)).toEqual(sides)
  expect(writeSides(readSides(text))).toBe(text)
})

test('what is no spacing is none', () => {
  expect(readSides('url(x)')).toEqual(['0px', '0px', '0px', '0px'])
  expect(readSides(undefined)).toEqual(['0px', '0px', '0px', '0px'])
})
