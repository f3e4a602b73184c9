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
  return { id: crypto.randomUUID(), name: 'VAT', country, region: '', rate: '', categoryIds: [] }
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
