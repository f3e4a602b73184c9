/** Size of each unit in the smallest of its kind. */
const units = {
  g: { kind: 'mass', size: 1 },
  kg: { kind: 'mass', size: 1000 },
  ml: { kind: 'volume', size: 1 },
  cl: { kind: 'volume', size: 10 },
  l: { kind: 'volume', size: 1000 },
  cm: { kind: 'length', size: 1 },
  m: { kind: 'length', size: 100 },
  m2: { kind: 'area', size: 1 },
  piece: { kind: 'count', size: 1 },
} as const

export type MeasureUnit = keyof typeof units
export const measureUnits = Object.keys(units) as MeasureUnit[]

const references = {
  kg: { unit: 'kg', amount: 1, label: 'kg' },
  '100 g': { unit: 'g', amount: 100, label: '100 g' },
  l: { unit: 'l', amount: 1, label: 'litre' },
  '100 ml': { unit: 'ml', amount: 100, label: '100 ml' },
  m: { unit: 'm', amount: 1, label: 'metre' },
  m2: { unit: 'm2', amount: 1, label: 'm²' },
  piece: { unit: 'piece', amount: 1, label: 'piece' },
} as const satisfies Record<string, { unit: MeasureUnit; amount: number; label: string }>

export type UnitReference = keyof typeof references
export const unitReferences = Object.keys(references) as UnitReference[]

/** How much a product contains, and for what amount its unit price is named. */
export interface UnitMeasure {
  amount: number
  unit: MeasureUnit
  per: UnitReference
}

export function fits(unit: MeasureUnit, per: UnitReference): boolean {
  return units[unit].kind === units[references[per].unit].kind
}

/** Lists references that a unit can be compared with. */
export function referencesOf(unit: MeasureUnit): UnitReference[] {
  return unitReferences.filter((per) => fits(unit, per))
}

/** @returns the price of the reference amount, to be rounded where it is shown */
export function unitPrice(price: number, { amount, unit, per }: UnitMeasure): number {
  const reference = references[per]
  return (price * reference.amount * units[reference.unit].size) / (amount * units[unit].size)
}

export function referenceLabel(per: UnitReference): string {
  return references[per].label
}

/** Returns the amount and the unit that a reference names. */
export function referenceOf(per: UnitReference): { amount: number; unit: MeasureUnit } {
  return references[per]
}
