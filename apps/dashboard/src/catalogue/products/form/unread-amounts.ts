import { variationKey } from './change-variations.ts'
import type { ProductValues, VariationValues } from './product-values.ts'

/** Invalid text in a number field. */
export interface UnreadAmount {
  text: string
  problem: string
}

const fields = ['price', 'discountPrice', 'stock', 'cost', 'weight'] as const
export type AmountField = (typeof fields)[number]

const groupFields = ['price', 'stock'] as const
export type GroupField = (typeof groupFields)[number]

/** By `unreadKey` or `unreadGroupKey`. Kept beside the form's values, since a row that is not on the screen forgets it. */
export type UnreadAmounts = Readonly<Record<string, UnreadAmount>>

export function unreadKey(variation: Pick<VariationValues, 'attributes'>, field: AmountField) {
  return `${field} ${variationKey(variation)}`
}

/** @param value of the first attribute, which a group's variations share */
export function unreadGroupKey(value: string, field: GroupField) {
  return `${field} of all ${value}`
}

/** @param place of the group's value among those of the first attribute */
export function groupPath(place: number, field: GroupField) {
  return `variationGroups.${place}.${field}`
}

/** The same object where nothing changes. */
export function withUnread(
  all: UnreadAmounts,
  key: string,
  typed: UnreadAmount | undefined,
): UnreadAmounts {
  if (typed === all[key]) return all
  const { [key]: _before, ...rest } = all
  return typed ? { ...rest, [key]: typed } : rest
}

export function unreadTexts(
  all: UnreadAmounts,
  variation: VariationValues,
): Partial<Record<AmountField, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const typed = unreadIn(all, variation, field)
      return typed ? [[field, typed.text]] : []
    }),
  )
}

export function unreadErrors(
  all: UnreadAmounts,
  { variations, trackStock, attributeGroups }: VariationParts,
): Record<string, string> {
  if (!Object.keys(all).length) return {}
  const isShown = (field: AmountField) => trackStock || field !== 'stock'
  const ofVariations = variations.flatMap((variation, index) =>
    fields.filter(isShown).flatMap((field) => {
      const typed = unreadIn(all, variation, field)
      return typed ? [[`variations.${index}.${field}`, typed.problem]] : []
    }),
  )
  const [first, second] = attributeGroups
  const groups = first && second ? first.values : []
  const ofGroups = groups.flatMap(({ value }, place) =>
    groupFields.filter(isShown).flatMap((field) => {
      const typed = all[unreadGroupKey(value, field)]
      return typed ? [[groupPath(place, field), typed.problem]] : []
    }),
  )
  return Object.fromEntries([...ofGroups, ...ofVariations])
}

type VariationParts = Pick<ProductValues, 'variations' | 'trackStock' | 'attributeGroups'>

/** A number that was set from elsewhere replaces it. */
function unreadIn(all: UnreadAmounts, variation: VariationValues, field: AmountField) {
  return variation[field] === '' ? all[unreadKey(variation, field)] : undefined
}
