import type { UnitMeasure } from '@vitrine/commerce/catalogue/unit-price.ts'
import { readMeasure } from '../sheet/measure-cell.ts'

export type Read<Value> = { value: Value } | { problem: string }

export function readYesOrNo(cell: string): Read<boolean> {
  const word = cell.trim().toLowerCase()
  if (['yes', 'true', '1', 'ja', 'oui', 'x'].includes(word)) return { value: true }
  if (['no', 'false', '0', 'nein', 'non', ''].includes(word)) return { value: false }
  return { problem: `“${shown(cell)}” is neither yes nor no.` }
}

/** Reads major units, with a decimal point or comma. */
export function readAmount(cell: string): Read<number | null> {
  const text = cell.trim()
  if (text === '') return { value: null }
  if (!/^(?:\d{1,12}(?:[.,]\d{1,4})?|[.,]\d{1,4})$/.test(text))
    return { problem: `“${shown(cell)}” is not a price. Write it like 1250.00.` }
  return { value: Number(text.replace(',', '.')) }
}

export function readWhole(cell: string): Read<number | null> {
  const text = cell.trim()
  if (text === '') return { value: null }
  if (!/^\d{1,12}$/.test(text)) return { problem: `“${shown(cell)}” is not a whole number.` }
  return { value: Number(text) }
}

export function readMoment(cell: string): Read<Date | null> {
  const text = cell.trim()
  if (text === '') return { value: null }
  const at = new Date(text)
  if (Number.isNaN(at.getTime()) || at.getFullYear() < 1970 || at.getFullYear() > 2200)
    return { problem: `“${shown(cell)}” is not a time like 2026-03-01T09:30:00Z.` }
  return { value: at }
}

export function readStatus(cell: string): Read<'active' | 'draft' | 'archived'> {
  const word = cell.trim().toLowerCase()
  if (word === 'active' || word === 'draft' || word === 'archived') return { value: word }
  return { problem: `“${shown(cell)}” is not a status. Write active, draft or archived.` }
}

export function readCondition(cell: string): Read<'new' | 'refurbished' | 'used'> {
  const word = cell.trim().toLowerCase()
  if (word === '') return { value: 'new' }
  if (word === 'new' || word === 'refurbished' || word === 'used') return { value: word }
  return { problem: `“${shown(cell)}” is not a condition. Write new, refurbished or used.` }
}

export function readUnitMeasure(cell: string): Read<UnitMeasure | null> {
  const measure = readMeasure(cell)
  if (measure !== undefined) return { value: measure }
  return { problem: `“${shown(cell)}” is not a measure. Write it like 250 g per 100 g.` }
}

function shown(cell: string) {
  return cell.length > 40 ? `${cell.slice(0, 40).toWellFormed()}…` : cell
}
