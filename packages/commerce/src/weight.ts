export const weightUnits = ['g', 'kg', 'oz', 'lb'] as const
export type WeightUnit = (typeof weightUnits)[number]

/** The international pound and its sixteenth. */
const gramsPer: Record<WeightUnit, number> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 }

/** So many decimals tell every two whole grams apart. */
export const weightDecimals: Record<WeightUnit, number> = { g: 0, kg: 3, oz: 2, lb: 3 }

/** Where goods are sold by the pound. */
const poundCountries = new Set(['US', 'LR', 'MM'])

export function weightUnitOfCountry(country: string): WeightUnit {
  return poundCountries.has(country) ? 'lb' : 'g'
}

/** That of whole parcels and their rates, which weigh more than single goods. */
export function parcelUnit(unit: WeightUnit): WeightUnit {
  if (unit === 'g') return 'kg'
  return unit === 'oz' ? 'lb' : unit
}

/** In whole grams, as every weight is kept. */
export function toGrams(weight: number, unit: WeightUnit): number {
  return Math.round(weight * gramsPer[unit])
}

/** With as few decimals as lead back to the same grams, so 0.1 lb, kept as 45 g, is 0.1 again. */
export function fromGrams(grams: number, unit: WeightUnit): number {
  const exact = grams / gramsPer[unit]
  for (let decimals = 0; decimals < weightDecimals[unit]; decimals += 1) {
    const short = Number(exact.toFixed(decimals))
    if (toGrams(short, unit) === grams) return short
  }
  return Number(exact.toFixed(weightDecimals[unit]))
}
