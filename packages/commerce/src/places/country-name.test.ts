import { expect, test } from 'vitest'
import { countryInSentence, countryName } from './country-name.ts'

test('a country has its English name', () => {
  expect(['DE', 'US', 'CZ'].map(countryName)).toEqual(['Germany', 'United States', 'Czechia'])
})

test.each([
  ['US', 'the United States'],
  ['GB', 'the United Kingdom'],
  ['NL', 'the Netherlands'],
  ['PH', 'the Philippines'],
  ['AE', 'the United Arab Emirates'],
  ['KY', 'the Cayman Islands'],
  ['CZ', 'Czechia'],
  ['DE', 'Germany'],
  ['CH', 'Switzerland'],
])('within a sentence %s is %s', (code, name) => {
  expect(countryInSentence(code)).toBe(name)
})
