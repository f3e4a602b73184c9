import { variationKey } from './change-variations.ts'
import type { VariationValues } from './product-values.ts'

/** What the rows have beside the SKU: both would be too wide. */
export type VariationColumns = 'prices' | 'codes'

/** Which of a product's variations are on the screen, and what of them. */
export interface VariationView {
  page: number
  /** The one value to show by the name of the group; no value shows all. */
  only: Record<string, string | undefined>
  /** Groups whose rows are folded away. */
  closed: readonly string[]
  columns: VariationColumns
}

export const rowsPerPage = 50
export const firstView: VariationView = { page: 0, only: {}, closed: [], columns: 'prices' }

/** The view in which a field of a variation is seen. */
export function viewOf(index: number, field = 'price'): VariationView {
  const columns = field === 'barcode' || field === 'cost' ? 'codes' : 'prices'
  return { ...firstView, page: Math.floor(index / rowsPerPage), columns }
}

export interface ListedVariation {
  variation: VariationValues
  /** Its place in the form. */
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
    // A group that was renamed or removed meanwhile hides nothing.
    .filter(({ variation: { attributes } }) =>
      filters.every(([name, value]) => !(name in attributes) || attributes[name] === value),
    )
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(requested, pages - 1)
  return { rows: all.slice(page * size, (page + 1) * size), all, page, pages, total: all.length }
}

interface VariationGroup {
  /** The value of the first attribute that its variations share. */
  value: string
  rows: readonly ListedVariation[]
}

/** Rows that follow each other with the same value of the first attribute. */
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

/** What all of them have in a field, or undefined where they differ. */
export function sharedAmount(
  rows: readonly ListedVariation[],
  field: 'price' | 'stock',
): VariationValues['price'] | undefined {
  const first = rows[0]?.variation[field]
  return rows.every(({ variation }) => variation[field] === first) ? first : undefined
}
