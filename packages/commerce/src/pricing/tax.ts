import { regionKey } from '../places/regions.ts'
import type { Address } from '../shipping/shipping-zone.ts'
import { allocate, scaleMinor } from '../money/money.ts'

/** A rate in millionths: 8.875 % is 88,750. */
export type NamedRate = { name: string; rate: number }

/** Null and empty apply to the whole country and every product. */
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
 * Returns the country's rates plus the region's. Rates for one of the product's categories replace
 * general ones of the same level.
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

/** Rounds the line's tax once, then splits it among the rates. All amounts are minor units. */
export function taxOf(amount: number, rates: readonly NamedRate[], isIncluded: boolean): Taxed {
  const rate = rates.reduce((sum, each) => sum + each.rate, 0)
  const tax = scaleMinor(amount, rate, isIncluded ? 1_000_000 + rate : 1_000_000)
  const parts = rates.length ? allocate(tax, rates.map(weightOf)) : []
  const taxes = rates.map(({ name, rate: share }, index) => ({
    name,
    rate: share,
    amount: parts[index]!,
  }))
  // The net is the remainder, so that no tax rate changes what the shopper pays.
  if (isIncluded) return { net: amount - tax, tax, taxes, total: amount }
  return { net: amount, tax, taxes, total: amount + tax }
}

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
