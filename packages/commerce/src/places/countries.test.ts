import { expect, test } from 'vitest'
import { countries, isCountry } from './countries.ts'

test('every country is known once, by two capitals and an English name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(countries).toHaveLength(249)
  expect(new Set(countries).size).toBe(249)
  expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code) || !names.of(code))).toEqual([])
  expect(isCountry('XX')).toBe(false)
})
