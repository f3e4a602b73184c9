import {
  fits,
  type MeasureUnit,
  measureUnits,
  type UnitMeasure,
  type UnitReference,
  unitReferences,
} from '@vitrine/commerce/catalogue/unit-price.ts'

/** Writes a measure like `250 g per 100 g`. */
export function writeMeasure(measure: UnitMeasure | null): string {
  return measure ? `${measure.amount} ${measure.unit} per ${measure.per}` : ''
}

/** @returns undefined for what is no measure */
export function readMeasure(cell: string): UnitMeasure | null | undefined {
  const text = cell.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (text === '') return null
  const [, amount = '', unit = '', per = ''] =
    /^(\d{1,7}(?:[.,]\d{1,3})?) ?([a-z]+2?) ?(?:per|\/) ?(.+)$/.exec(text) ?? []
  return measureOf(Number(amount.replace(',', '.')), unit, per)
}

export function measureOf(amount: number, unit: string, per: string): UnitMeasure | undefined {
  const isKnown =
    amount > 0 &&
    measureUnits.includes(unit as MeasureUnit) &&
    unitReferences.includes(per as UnitReference) &&
    fits(unit as MeasureUnit, per as UnitReference)
  return isKnown ? { amount, unit: unit as MeasureUnit, per: per as UnitReference } : undefined
}
