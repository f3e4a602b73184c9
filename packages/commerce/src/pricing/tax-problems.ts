import { isCountry } from '../places/countries.ts'
import { regionKey } from '../places/regions.ts'
import type { Problem } from '../shipping/shipping-problems.ts'
import type { TaxRate } from './tax.ts'

type RateToCheck = Omit<TaxRate, 'rate'>

export function taxProblems(rates: readonly RateToCheck[]): Problem[] {
  return rates.flatMap((rate, index) => {
    const before = rates.slice(0, index)
    const path = `rates.${index}`
    if (!isCountry(rate.country))
      return [{ path: `${path}.country`, message: 'This is not a country.' }]
    if (before.some(({ id }) => id === rate.id))
      return [{ path: `${path}.id`, message: 'This id is already used.' }]
    if (before.some((each) => isSameTax(each, rate)))
      return [{ path: `${path}.name`, message: 'This tax is listed twice.' }]
    return []
  })
}

/** Two taxes of one place may coexist under different names. */
function isSameTax(a: RateToCheck, b: RateToCheck): boolean {
  return placeOf(a) === placeOf(b) && a.name.toLowerCase() === b.name.toLowerCase()
}

function placeOf({ country, region, categoryIds }: RateToCheck): string {
  const key = region === null ? '' : regionKey(country, region)
  return `${country} ${key} ${categoryIds.toSorted().join(' ')}`
}
