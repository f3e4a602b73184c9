import { countriesOfUnion, standardRateOf } from '@vitrine/commerce/pricing/standard-rates.ts'
import { taxProblems } from '@vitrine/commerce/pricing/tax-problems.ts'
import type { Taxes } from '@vitrine/contract/shop/taxes.ts'

type Rate = Taxes['rates'][number]

export type RateValues = Omit<Rate, 'region' | 'rate'> & { region: string; rate: number | string }

export interface TaxValues {
  pricesIncludeTax: 'included' | 'added'
  taxShipping: boolean
  rates: RateValues[]
}

export function newRate(country: string): RateValues {
  const { name, rate } = offeredIn(country)
  return { id: crypto.randomUUID(), name, country, region: '', rate, categoryIds: [] }
}

/** The tax in another country, with what is offered there unless something else was typed. */
export function inCountry(values: RateValues, country: string): RateValues {
  const before = offeredIn(values.country)
  const offered = offeredIn(country)
  return {
    ...values,
    country,
    region: '',
    name: values.name === before.name ? offered.name : values.name,
    rate: values.rate === before.rate ? offered.rate : values.rate,
  }
}

/** A tax for each country of the European Union that has no general one. */
export function missingInUnion(rates: readonly RateValues[]): RateValues[] {
  const general = rates.filter(({ region, categoryIds }) => !region.trim() && !categoryIds.length)
  const taxed = new Set(general.map(({ country }) => country))
  return countriesOfUnion.filter((country) => !taxed.has(country)).map(newRate)
}

function offeredIn(country: string) {
  return standardRateOf(country) ?? { name: 'Tax', rate: '' }
}

export function taxValues({ pricesIncludeTax, taxShipping, rates }: Taxes): TaxValues {
  return {
    pricesIncludeTax: pricesIncludeTax ? 'included' : 'added',
    taxShipping,
    rates: rates.map((rate) => ({ ...rate, region: rate.region ?? '' })),
  }
}

export function taxesOf(values: TaxValues, revision: number): Taxes {
  return {
    pricesIncludeTax: values.pricesIncludeTax === 'included',
    taxShipping: values.taxShipping,
    rates: values.rates.map((rate) => ({
      ...rate,
      name: rate.name.trim(),
      region: rate.region.trim() || null,
      rate: Number(rate.rate),
    })),
    revision,
  }
}

export function taxErrors(values: TaxValues): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of taxProblems(taxesOf(values, 0).rates)) errors[path] = message
  for (const [index, { name, rate }] of values.rates.entries()) {
    if (!name.trim()) errors[`rates.${index}.name`] = 'Give the tax a name.'
    if (rate === '') errors[`rates.${index}.rate`] = 'Enter a rate.'
  }
  return errors
}
