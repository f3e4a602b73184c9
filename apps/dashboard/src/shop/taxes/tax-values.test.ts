import { expect, test } from 'vitest'
import { missingInUnion, newRate, inCountry } from './tax-values.ts'

test('a new tax has the general rate of its country, where it is known', () => {
  expect(newRate('NL')).toMatchObject({ country: 'NL', name: 'VAT', rate: 21 })
  expect(newRate('US')).toMatchObject({ country: 'US', name: 'Tax', rate: '' })
})

test('another country brings its rate along, and never replaces one that was typed', () => {
  expect(inCountry(newRate('NL'), 'AU')).toMatchObject({ country: 'AU', name: 'GST', rate: 10 })
  expect(inCountry(newRate('US'), 'DE')).toMatchObject({ name: 'VAT', rate: 19 })
  const typed = { ...newRate('NL'), name: 'BTW', rate: 9 }
  expect(inCountry(typed, 'DE')).toMatchObject({ country: 'DE', name: 'BTW', rate: 9 })
  expect(inCountry({ ...newRate('NL'), region: 'Utrecht' }, 'DE').region).toBe('')
})

test('the countries of the Union are added that have no general tax yet', () => {
  const food = { ...newRate('FR'), categoryIds: ['a'] }
  const missing = missingInUnion([newRate('NL'), newRate('GB'), food])
  expect(missing).toHaveLength(26)
  const countries = missing.map(({ country }) => country)
  expect(countries).toContain('FR')
  expect(countries).not.toContain('NL')
  expect(missingInUnion([newRate('NL'), ...missing])).toEqual([])
})
