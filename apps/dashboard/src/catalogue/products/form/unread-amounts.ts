import { variationKey } from './change-variations.ts'
import type { ProductValues, VariationValues } from './product-values.ts'

/** Typed in a number field, and no number. */
export interface UnreadAmount {
  text: string
  problem: string
}

const fields = ['price', 'discountPrice', 'stock', 'cost'] as const
export type AmountField = (typeof fields)[number]

/** By `unreadKey`. Kept beside the form's values, since a row that is not on the screen forgets it. */
export type UnreadAmounts = Readonly<Record<string, UnreadAmount>>

export function unreadKey(variation: Pick<VariationValues, 'attributes'>, field: AmountField) {
  return `${field} ${variationKey(variation)}`
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

/** What stands in the fields of a variation instead of numbers. */
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

/** The problems by the paths of their fields. */
export function unreadErrors(
  all: UnreadAmounts,
  { variations, trackStock }: Pick<ProductValues, 'variations' | 'trackStock'>,
): Record<string, string> {
  if (!Object.keys(all).length) return {}
  const shown = fields.filter((field) => trackStock || field !== 'stock')
  return Object.fromEntries(
    variations.flatMap((variation, index) =>
      shown.flatMap((field) => {
        const typed = unreadIn(all, variation, field)
        return typed ? [[`variations.${index}.${field}`, typed.problem]] : []
      }),
    ),
  )
}

/** A number that was set from elsewhere meanwhile takes its place. */
function unreadIn(all: UnreadAmounts, variation: VariationValues, field: AmountField) {
  return variation[field] === '' ? all[unreadKey(variation, field)] : undefined
}
