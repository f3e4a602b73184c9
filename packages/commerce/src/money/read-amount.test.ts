import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

const inEuro = (text: string) => readAmount(text, { decimals: 2 })

test.each([
  ['1.234,50', 1234.5],
  ['1,234.56', 1234.56],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['1,00,000.50', 100_000.5],
  ['1.234.567', 1_234_567],
  ['12,5', 12.5],
  ['12.', 12],
  ['.5', 0.5],
  ['0.500', 0.5],
  ['1234.500', 1234.5],
  ['١٢٫٥', 12.5],
  ['١٬٢٣٤٫٥٠', 1234.5],
  ['１２．５０', 12.5],
])('%s is read as %d', (text, value) => {
  expect(inEuro(text)).toEqual({ value })
})

test.each([
  ['1.234', 'Is this 1234 or 1.234? Leave out the sign between thousands.'],
  ['12,000', 'Is this 12000 or 12.000? Leave out the sign between thousands.'],
  ['-3', 'Enter a number of 0 or more.'],
  ['12.345,678', 'Use at most 2 decimals.'],
  ['1.23.45', 'Enter a number, like 1250.00.'],
  ['1,2345,678', 'Enter a number, like 1250.00.'],
  ['€5', 'Enter a number, like 1250.00.'],
  ['1e5', 'Enter a number, like 1250.00.'],
  ['twelve', 'Enter a number, like 1250.00.'],
  ['', 'Enter a number, like 1250.00.'],
  [',', 'Enter a number, like 1250.00.'],
])('%j is refused', (text, problem) => {
  expect(inEuro(text)).toEqual({ problem })
})

test('what a currency’s decimals leave no doubt about is read', () => {
  expect(readAmount('1.234', { decimals: 0 })).toEqual({ value: 1234 })
  expect(readAmount('12.5', { decimals: 0 })).toEqual({ problem: 'Enter a whole number.' })
  expect(readAmount('1.250', { decimals: 3 })).toEqual({ value: 1.25 })
  expect(readAmount('1,250', { decimals: 3 })).toHaveProperty('problem')
  expect(readAmount('−3,5', { decimals: 2, isNegativeAllowed: true })).toEqual({ value: -3.5 })
})

const styles = [
  [',', '.'],
  ['.', ','],
  [' ', ','],
  ['\u202f', ','],
  ['’', '.'],
  ['', '.'],
  ['', ','],
] as const

test('every amount that is written out is read as itself, whatever signs it is written with', () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999_999 })
  fc.assert(
    fc.property(amounts, fc.constantFrom(...styles), (minor, [group, point]) => {
      const [whole = '', fraction = ''] = (minor / 100).toFixed(2).split('.')
      const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
      expect(inEuro(grouped + point + fraction)).toEqual({ value: minor / 100 })
    }),
  )
})

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, '')

test('whatever is typed, what is read has the digits that were typed, or nothing is read', () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,, '-٫".split('')) })
  fc.assert(
    fc.property(typed, fc.integer({ min: 0, max: 4 }), (text, decimals) => {
      fc.pre(text.replaceAll(/\D/g, '').length <= 14)
      const read = readAmount(text, { decimals })
      if (!('value' in read)) return
      expect(digitsOf(read.value.toFixed(decimals))).toBe(digitsOf(text))
    }),
  )
})
