import { expect, test } from 'vitest'
import { isCountry } from '../places/countries.ts'
import { countriesOfUnion, standardRateOf } from './standard-rates.ts'

test('the European Union has 27 countries, each with a rate', () => {
  expect(countriesOfUnion).toHaveLength(27)
  expect(countriesOfUnion.every(isCountry)).toBe(true)
  const rates = countriesOfUnion.map((country) => standardRateOf(country)?.rate ?? 0)
  // The Union's law asks for 15 % or more.
  expect(Math.min(...rates)).toBeGreaterThanOrEqual(15)
})

test.each([
  ['FI', { name: 'VAT', rate: 25.5 }],
  ['AU', { name: 'GST', rate: 10 }],
  ['US', undefined],
])('the general rate of %s is %o', (country, rate) => {
  expect(standardRateOf(country)).toEqual(rate)
})
