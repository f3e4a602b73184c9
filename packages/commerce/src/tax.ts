import { regionKey } from './regions.ts'
import type { Address } from './shipping-zone.ts'
import { allocate, scaleMinor } from './money.ts'

/** A rate is in millionths, so that 8.875 % is the whole number 88,750. */
export type NamedRate = { name: string; rate: number }

/** Null and empty mean everywhere in the country, and every product. */
export type TaxRate = NamedRate & {
  id: string
  country: string
  region: string | null
  categoryIds: string[]
}

export type TaxSettings = {
  pricesIncludeTax: boolean
  taxShipping: boolean
  rates: TaxRate[]
}

export const defaultTaxes: TaxSettings = { pricesIncludeTax: true, taxShipping: true, rates: [] }

export type TaxAmount = NamedRate & { amount: number }

export type Taxed = {
  net: number
  tax: number
  taxes: TaxAmount[]
  /** Always `net + tax`. */
  total: number
}

/**
 * The rates of a product at an address: those of the country and, added to them, those of the
 * region. Of each, rates for the product's categories stand in the place of those for everything.
 */
export function taxRatesFor(
  { rates }: Pick<TaxSettings, 'rates'>,
  { country, region }: Address,
  categoryIds: readonly string[],
): NamedRate[] {
  const inCountry = rates.filter((rate) => rate.country === country)
  const key = region && regionKey(country, region)
  const levels = [
    inCountry.filter((rate) => rate.region === null),
    inCountry.filter((rate) => !!key && rate.region && regionKey(country, rate.region) === key),
  ]
  return levels
    .flatMap((level) => ownOrGeneral(level, categoryIds))
    .map(({ name, rate }) => ({ name, rate }))
}

/** All amounts are minor units. The tax of a line is rounded once, then split among its rates. */
export function taxOf(amount: number, rates: readonly NamedRate[], isIncluded: boolean): Taxed {
  const rate = rates.reduce((sum, each) => sum + each.rate, 0)
  const tax = scaleMinor(amount, rate, isIncluded ? 1_000_000 + rate : 1_000_000)
  const parts = rates.length ? allocate(tax, rates.map(weightOf)) : []
  const taxes = rates.map(({ name, rate: share }, index) => ({
    name,
    rate: share,
    amount: parts[index]!,
  }))
  // The net is what is left, never the reverse: a tax rate cannot change what the shopper pays.
  if (isIncluded) return { net: amount - tax, tax, taxes, total: amount }
  return { net: amount, tax, taxes, total: amount + tax }
}

/** One amount for each name and rate, in the order in which they first come. */
export function sumTaxes(taxes: readonly TaxAmount[]): TaxAmount[] {
  const sums = new Map<string, TaxAmount>()
  for (const { name, rate, amount } of taxes) {
    const known = sums.get(`${rate} ${name}`)?.amount ?? 0
    sums.set(`${rate} ${name}`, { name, rate, amount: known + amount })
  }
  return [...sums.values()]
}

function ownOrGeneral(rates: readonly TaxRate[], categoryIds: readonly string[]): TaxRate[] {
  const own = rates.filter((rate) => rate.categoryIds.some((id) => categoryIds.includes(id)))
  return own.length ? own : rates.filter((rate) => !rate.categoryIds.length)
}

function weightOf({ rate }: NamedRate): number {
  return rate
}
