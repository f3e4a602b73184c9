import { countries } from './countries.ts'
import { expect, test } from 'vitest'
import { currencyOfCountry } from './currency-of-country.ts'

test.each([
  ['DE', 'EUR'],
  ['US', 'USD'],
  ['GB', 'GBP'],
  ['JP', 'JPY'],
  ['CH', 'CHF'],
  ['CL', 'CLP'],
  ['MX', 'MXN'],
  ['VE', 'VES'],
  ['SN', 'XOF'],
])('a shop in %s is offered %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})

test('every inhabited country has a currency', () => {
  const without = countries.filter((country) => !currencyOfCountry(country))
  expect(without).toEqual(['AQ'])
})
