import { expect, test } from 'vitest'
import {
  fromGrams,
  parcelUnit,
  toGrams,
  weightDecimals,
  weightUnitOfCountry,
  weightUnits,
} from './weight.ts'

test('a weight is stored in whole grams and shown as it was entered', () => {
  const entered = [
    [0.1, 'lb', 45],
    [1, 'lb', 454],
    [1, 'oz', 28],
    [16, 'oz', 454],
    [1.005, 'kg', 1005],
    [8.035, 'kg', 8035],
    [50, 'g', 50],
    [0, 'lb', 0],
  ] as const
  for (const [weight, unit, grams] of entered) {
    expect(toGrams(weight, unit)).toBe(grams)
    expect(fromGrams(grams, unit)).toBe(weight)
  }
})

test.each(weightUnits)('no gram is lost by showing it in %s', (unit) => {
  const grams = [...Array.from({ length: 2000 }, (_, index) => index), 9_999_999, 10_000_000]
  expect(grams.map((each) => toGrams(fromGrams(each, unit), unit))).toEqual(grams)
  const digits = grams.map((each) => String(fromGrams(each, unit)).split('.')[1]?.length ?? 0)
  expect(Math.max(...digits)).toBeLessThanOrEqual(weightDecimals[unit])
})

test('the unit follows the country, and shipments weigh more than goods', () => {
  const units = ['US', 'LR', 'MM', 'DE', 'GB'].map(weightUnitOfCountry)
  expect(units.join(' ')).toBe('lb lb lb g g')
  expect(weightUnits.map(parcelUnit)).toEqual(['kg', 'kg', 'lb', 'lb'])
})
