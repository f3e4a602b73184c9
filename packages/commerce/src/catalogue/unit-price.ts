/** Size of each unit in the smallest of its kind. */
const sizes = { g: 1, kg: 1000, ml: 1, cl: 10, l: 1000, cm: 1, m: 100, m2: 1, piece: 1 }

export type MeasureUnit = keyof typeof sizes
export const measureUnits = Object.keys(sizes) as MeasureUnit[]

export const unitReferences = ['kg', '100 g', 'l', '100 ml', 'm', 'm2', 'piece'] as const
export type UnitReference = (typeof unitReferences)[number]

const kinds: Record<MeasureUnit, string> = {
  g: 'mass',
  kg: 'mass',
  ml: 'volume',
  cl: 'volume',
  l: 'volume',
  cm: 'length',
  m: 'length',
  m2: 'area',
  piece: 'count',
}

const labels: Partial<Record<UnitReference, string>> = { l: 'litre', m: 'metre', m2: 'm²' }

/** How much a product contains, and for what amount its unit price is named. */
export interface UnitMeasure {
  amount: number
  unit: MeasureUnit
  per: UnitReference
}

export function fits(unit: MeasureUnit, per: UnitReference): boolean {
  return kinds[unit] === kinds[referenceOf(per).unit]
}

/** Lists references that a unit can be compared with. */
export function referencesOf(unit: MeasureUnit): UnitReference[] {
  return unitReferences.filter((per) => fits(unit, per))
}

/** @returns the price of the reference amount, to be rounded where it is shown */
export function unitPrice(price: number, { amount, unit, per }: UnitMeasure): number {
  const reference = referenceOf(per)
  return (price * reference.amount * sizes[reference.unit]) / (amount * sizes[unit])
}

export function referenceLabel(per: UnitReference): string {
  return labels[per] ?? per
}

/** Returns the amount and the unit that a reference names. */
export function referenceOf(per: UnitReference): { amount: number; unit: MeasureUnit } {
  const [unit, amount = 1] = per.split(' ').toReversed() as [MeasureUnit, string?]
  return { amount: Number(amount), unit }
}
