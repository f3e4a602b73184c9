import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allocate,
  currencies,
  currencyExponent,
  isCurrency,
  maxMinor,
  scaleMinor,
  toDecimal,
  toMinor,
} from './money.ts'

const amount = fc.integer({ min: -maxMinor, max: maxMinor })
const currency = fc.constantFrom(...currencies)

test('every currency is known once, by three capitals and an English name', () => {
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
  expect(new Set(currencies).size).toBe(currencies.length)
  expect(currencies.filter((code) => !/^[A-Z]{3}$/.test(code) || !names.of(code))).toEqual([])
})

test('exponents are those of ISO 4217, also where Intl disagrees', () => {
  expect(['JPY', 'EUR', 'HUF', 'IDR', 'IQD', 'KWD', 'CLF'].map(currencyExponent)).toEqual([
    0, 2, 2, 2, 3, 3, 4,
  ])
})

test('a withdrawn currency and a stray word are no currencies', () => {
  expect(['HRK', 'eur', '', 'constructor'].filter(isCurrency)).toEqual([])
})

test('any amount in any currency comes back from the wire unchanged', () => {
  fc.assert(
    fc.property(amount, currency, (minor, code) => {
      const wire = JSON.parse(JSON.stringify(toDecimal(minor, code))) as number
      expect(toMinor(wire, code)).toBe(minor)
    }),
    { numRuns: 2000 },
  )
})

test('decimals are read by their digits', () => {
  expect(toMinor(1.15, 'EUR')).toBe(115)
  expect(toMinor('8.20', 'EUR')).toBe(820)
  expect(toMinor(1.005, 'KWD')).toBe(1005)
  expect(toMinor(1200, 'JPY')).toBe(1200)
  expect(toMinor('-0', 'EUR')).toBe(0)
})

test.each([
  [1.005, 'EUR'],
  [0.1 + 0.2, 'EUR'],
  [10.5, 'JPY'],
  [1e21, 'EUR'],
  [1e-7, 'CLF'],
  [Number.NaN, 'EUR'],
  [Infinity, 'EUR'],
  [maxMinor, 'EUR'],
  ['', 'EUR'],
  ['1,50', 'EUR'],
  [' 1', 'EUR'],
  ['0x10', 'EUR'],
  ['1.', 'EUR'],
])('%s is no amount in %s', (decimal, code) => {
  expect(toMinor(decimal, code)).toBeUndefined()
})

test('a scaled amount is never more than half a unit off', () => {
  const factor = fc.integer({ min: 1, max: 2_000_000 })
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), factor, factor, (minor, n, d) => {
      const off = BigInt(scaleMinor(minor, n, d)) * BigInt(d) - BigInt(minor) * BigInt(n)
      expect(2n * off <= BigInt(d) && -2n * off <= BigInt(d)).toBe(true)
    }),
  )
})

test('allocated parts add up to the total, each within one unit of its exact share', () => {
  const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 50 })
  fc.assert(
    fc.property(amount, weights, (total, shares) => {
      const parts = allocate(total, shares)
      const sum = shares.reduce((a, b) => a + b, 0)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
      if (sum === 0) return
      parts.forEach((part, index) => {
        const off = BigInt(part) * BigInt(sum) - BigInt(total) * BigInt(shares[index]!)
        expect(off < BigInt(sum) && -off < BigInt(sum)).toBe(true)
      })
    }),
  )
})

test('left over units go to the largest remainders, the earlier part first', () => {
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(allocate(10, [1, 6, 3])).toEqual([1, 6, 3])
  expect(allocate(-5, [1, 2])).toEqual([-2, -3])
  expect(allocate(5, [0, 0])).toEqual([3, 2])
  expect(allocate(0, [])).toEqual([])
  expect(() => allocate(1, [])).toThrow(RangeError)
})
