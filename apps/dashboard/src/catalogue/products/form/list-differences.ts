import { fieldNames } from './field-name.ts'
import type { ProductValues } from './product-values.ts'

interface Difference {
  name: string
  values: { mine: string; theirs: string } | undefined
}

export function listDifferences(mine: ProductValues, theirs: ProductValues): Difference[] {
  const fields = Object.entries(fieldNames) as [keyof ProductValues, string][]
  return fields
    .filter(([field]) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]))
    .map(([field, name]) => ({ name, values: shortly(mine[field], theirs[field]) }))
}

type Value = ProductValues[keyof ProductValues]

function shortly(mine: Value, theirs: Value): Difference['values'] {
  const [a, b] = [textOf(mine), textOf(theirs)]
  return a === undefined || b === undefined ? undefined : { mine: a, theirs: b }
}

function textOf(value: Value): string | undefined {
  if (typeof value === 'object') return undefined
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = String(value)
  return text.length > 40 ? undefined : text || 'nothing'
}
