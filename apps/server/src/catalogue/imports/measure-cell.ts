import { measureOf, writeMeasure } from '../sheet/measure-cell.ts'

interface Parts {
  amount: string | undefined
  unit: string | undefined
  base: string | undefined
  baseUnit: string | undefined
}

/** Joins the four columns of other shops; a measure that is not known here is left out. */
export function measureCell({ amount, unit, base, baseUnit }: Parts): string | undefined {
  if (amount === undefined) return undefined
  const per = [plain(base), plain(baseUnit) || plain(unit)].filter((part) => part && part !== '1')
  const measure = measureOf(Number(amount.replace(',', '.')), plain(unit), per.join(' '))
  return writeMeasure(measure ?? null)
}

function plain(text = '') {
  return text.trim().toLowerCase()
}
