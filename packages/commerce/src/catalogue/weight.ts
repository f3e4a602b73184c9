export const weightUnits = ['g', 'kg', 'oz', 'lb'] as const
export type WeightUnit = (typeof weightUnits)[number]

const gramsPer: Record<WeightUnit, number> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 }

/** Enough decimals to distinguish any two whole grams. */
export const weightDecimals: Record<WeightUnit, number> = { g: 0, kg: 3, oz: 2, lb: 3 }

const poundCountries = new Set(['US', 'LR', 'MM'])

export function weightUnitOfCountry(country: string): WeightUnit {
  return poundCountries.has(country) ? 'lb' : 'g'
}

/** Returns the unit for shipments, which are heavier than single goods. */
export function parcelUnit(unit: WeightUnit): WeightUnit {
  if (unit === 'g') return 'kg'
  return unit === 'oz' ? 'lb' : unit
}

/** Rounds to whole grams, the unit of storage. */
export function toGrams(weight: number, unit: WeightUnit): number {
  return Math.round(weight * gramsPer[unit])
}

/**
 * Uses as few decimals as convert back to the same grams: 0.1 lb is stored as 45 g and shown as
 * 0.1.
 */
export function fromGrams(grams: number, unit: WeightUnit): number {
  const exact = grams / gramsPer[unit]
  for (let decimals = 0; decimals < weightDecimals[unit]; decimals += 1) {
    const short = Number(exact.toFixed(decimals))
    if (toGrams(short, unit) === grams) return short
  }
  return Number(exact.toFixed(weightDecimals[unit]))
}
