import { expect, test } from 'vitest'
import { type TaxRate, taxRatesFor } from './tax.ts'
import { taxProblems } from './tax-problems.ts'

const aRate = (values: Partial<TaxRate>): TaxRate => ({
  id: `${values.name} ${values.region}`,
  name: 'VAT',
  country: 'DE',
  region: null,
  rate: 190_000,
  categoryIds: [],
  ...values,
})

const rates = [
  aRate({}),
  aRate({ name: 'Reduced', rate: 70_000, categoryIds: ['teas'] }),
  aRate({ name: 'GST', country: 'CA', rate: 50_000 }),
  aRate({ name: 'QST', country: 'CA', region: 'QC', rate: 99_750 }),
]

const namesFor = (address: { country: string; region?: string }, categories: string[] = []) =>
  taxRatesFor({ rates }, address, categories).map(({ name }) => name)

test('a region’s taxes are added to the country’s, however the region is written', () => {
  expect(namesFor({ country: 'CA' })).toEqual(['GST'])
  expect(namesFor({ country: 'CA', region: 'Ontario' })).toEqual(['GST'])
  expect(namesFor({ country: 'CA', region: 'Québec' })).toEqual(['GST', 'QST'])
  expect(namesFor({ country: 'CA', region: ' qc ' })).toEqual(['GST', 'QST'])
})

test('a category’s rate replaces the general one', () => {
  expect(namesFor({ country: 'DE' }, ['ware'])).toEqual(['VAT'])
  expect(namesFor({ country: 'DE' }, ['teas', 'ware'])).toEqual(['Reduced'])
})

test('a country without rates is not taxed', () => {
  expect(namesFor({ country: 'JP' })).toEqual([])
})

test('a tax is listed once for a place', () => {
  expect(taxProblems(rates)).toEqual([])
  expect(taxProblems([aRate({ id: 'a' }), aRate({ id: 'b', name: 'vat' })])).toEqual([
    { path: 'rates.1.name', message: 'This tax is listed twice.' },
  ])
  expect(taxProblems([aRate({ country: 'XX' })])).toMatchObject([{ path: 'rates.0.country' }])
  expect(taxProblems([aRate({ id: 'a' }), aRate({ id: 'a', name: 'Other' })])).toMatchObject([
    { path: 'rates.1.id' },
  ])
})
