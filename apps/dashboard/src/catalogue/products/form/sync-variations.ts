import type { AttributeGroup } from '@vitrine/contract/catalogue/product.ts'
import type { VariationValues } from './product-values.ts'

export const maxVariations = 2000

type Attributes = Record<string, string>
type Groups = readonly AttributeGroup[]

/**
 * Recomputes the variations after a change of groups. Existing combinations retain their values,
 * new ones are added, and ones the owner removed stay removed.
 */
export function syncVariations(
  before: Groups,
  after: Groups,
  variations: readonly VariationValues[],
): VariationValues[] {
  if (!after.every(isComplete) || countCombinations(after) > maxVariations) return [...variations]
  const renamed = variations.map((each) => rename(each, before, after))
  const exact = new Map(renamed.map((each) => [keyOf(each.attributes), each]))
  const known = new Set(combinationsOf(renamedGroups(before, after)).map(keyOf))
  const inherit = inheritFrom(renamed, after)
  return combinationsOf(after).flatMap((attributes) => {
    const key = keyOf(attributes)
    const own = exact.get(key)
    if (own) return [own]
    return known.has(key) ? [] : [inherit(attributes)]
  })
}

function combinationsOf(groups: Groups): Attributes[] {
  if (!groups.length) return []
  return groups.reduce<Attributes[]>(
    (rows, { name, values }) =>
      rows.flatMap((row) => values.map(({ value }) => ({ ...row, [name]: value }))),
    [{}],
  )
}

export function countCombinations(groups: Groups): number {
  return groups.length ? groups.reduce((count, { values }) => count * values.length, 1) : 0
}

/** Incomplete groups change nothing yet. */
function isComplete({ name, values }: AttributeGroup): boolean {
  return name.trim() !== '' && values.length > 0
}

/** With the same number of groups, a different name at the same place is a rename. */
function renamedGroups(before: Groups, after: Groups): AttributeGroup[] {
  if (before.length !== after.length) return before.filter(isComplete)
  return before.map((group, index) => ({ ...group, name: after[index]?.name ?? group.name }))
}

function rename(variation: VariationValues, before: Groups, after: Groups): VariationValues {
  if (before.length !== after.length) return variation
  const names = new Map(before.map(({ name }, index) => [name, after[index]?.name ?? name]))
  const attributes = Object.entries(variation.attributes).map(([name, value]) => [
    names.get(name) ?? name,
    value,
  ])
  return { ...variation, attributes: Object.fromEntries(attributes) }
}

/**
 * A new combination inherits from the one it extends or shortens. Only the first heir retains the
 * variation's id.
 */
function inheritFrom(all: readonly VariationValues[], after: Groups) {
  const [first] = all
  const before = Object.keys(first?.attributes ?? {})
  const names = after.map(({ name }) => name).filter((name) => before.includes(name))
  const mayInherit = before.length !== after.length && names.length > 0
  const shared = (attributes: Attributes) =>
    keyOf(Object.fromEntries(names.map((name) => [name, attributes[name] ?? ''])))
  const models = Map.groupBy(mayInherit ? all : [], ({ attributes }) => shared(attributes))
  const taken = new Set<string>()
  return (attributes: Attributes): VariationValues => {
    const key = shared(attributes)
    const [model = blankVariation] = models.get(key) ?? []
    if (model !== blankVariation && !taken.has(key)) {
      taken.add(key)
      return { ...model, attributes }
    }
    const { id: _, ...fields } = model
    return { ...fields, sku: '', barcode: '', attributes }
  }
}

function keyOf(attributes: Attributes): string {
  return JSON.stringify(Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export const blankVariation: VariationValues = {
  attributes: {},
  price: '',
  discountPrice: '',
  image: '',
  sku: '',
  barcode: '',
  cost: '',
  stock: '',
  weight: '',
}
