import { variationKey } from './change-variations.ts'
import type { ProductValues, VariationValues } from './product-values.ts'

/** Two sets of columns, because both at once are too wide. */
export type VariationColumns = 'prices' | 'codes'

export interface VariationView {
  page: number
  /** A filter by group name; undefined shows all. */
  only: Record<string, string | undefined>
  closed: readonly string[]
  columns: VariationColumns
}

export const rowsPerPage = 50
export const firstView: VariationView = { page: 0, only: {}, closed: [], columns: 'prices' }

export function viewOf(index: number, field = 'price'): VariationView {
  const columns = ['barcode', 'cost', 'weight'].includes(field) ? 'codes' : 'prices'
  return { ...firstView, page: Math.floor(index / rowsPerPage), columns }
}

/** Returns the index of the first variation with this value of the first attribute. */
export function firstOfGroup(
  { variations, attributeGroups }: Pick<ProductValues, 'variations' | 'attributeGroups'>,
  place: number,
): number {
  const [group] = attributeGroups
  const value = group?.values[place]?.value
  return Math.max(
    0,
    variations.findIndex(({ attributes }) => group && attributes[group.name] === value),
  )
}

export interface ListedVariation {
  variation: VariationValues
  index: number
  key: string
}

export function listVariations(
  variations: readonly VariationValues[],
  { page: requested, only }: Pick<VariationView, 'page' | 'only'>,
  size = rowsPerPage,
) {
  const filters = Object.entries(only).filter(([, value]) => value !== undefined)
  const all: ListedVariation[] = variations
    .map((variation, index) => ({ variation, index, key: variationKey(variation) }))
    .filter(({ variation: { attributes } }) =>
      filters.every(([name, value]) => !(name in attributes) || attributes[name] === value),
    )
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(requested, pages - 1)
  return { rows: all.slice(page * size, (page + 1) * size), all, page, pages, total: all.length }
}

interface VariationGroup {
  value: string
  rows: readonly ListedVariation[]
}

/** Groups consecutive rows with the same value of the first attribute. */
export function groupRows(rows: readonly ListedVariation[], firstName: string): VariationGroup[] {
  const groups: { value: string; rows: ListedVariation[] }[] = []
  for (const row of rows) {
    const value = row.variation.attributes[firstName] ?? ''
    const last = groups.at(-1)
    if (last?.value === value) last.rows.push(row)
    else groups.push({ value, rows: [row] })
  }
  return groups
}

export function sharedAmount(
  rows: readonly ListedVariation[],
  field: 'price' | 'stock',
): VariationValues['price'] | undefined {
  const first = rows[0]?.variation[field]
  return rows.every(({ variation }) => variation[field] === first) ? first : undefined
}
