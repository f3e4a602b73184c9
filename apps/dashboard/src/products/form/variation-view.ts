import { variationKey } from './change-variations.ts'
import type { VariationValues } from './product-values.ts'

/** Which of a product's variations are on the screen. */
export interface VariationView {
  page: number
  /** The one value to show by the name of the group; no value shows all. */
  only: Record<string, string | undefined>
}

export const rowsPerPage = 50
export const firstView: VariationView = { page: 0, only: {} }

/** The view in which a variation is seen. */
export function viewOf(index: number): VariationView {
  return { page: Math.floor(index / rowsPerPage), only: {} }
}

export function listVariations(
  variations: readonly VariationValues[],
  { page: wanted, only }: VariationView,
  size = rowsPerPage,
) {
  const asked = Object.entries(only).filter(([, value]) => value !== undefined)
  const all = variations
    .map((variation, index) => ({ variation, index, key: variationKey(variation) }))
    // A group that was renamed or removed meanwhile hides nothing.
    .filter(({ variation: { attributes } }) =>
      asked.every(([name, value]) => !(name in attributes) || attributes[name] === value),
    )
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(wanted, pages - 1)
  return { rows: all.slice(page * size, (page + 1) * size), page, pages, total: all.length }
}
