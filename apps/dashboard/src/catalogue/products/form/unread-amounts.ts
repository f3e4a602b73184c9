import { variationKey } from './change-variations.ts'
import type { ProductValues, VariationValues } from './product-values.ts'

/** Invalid text in a number field. */
export interface UnreadAmount {
  text: string
  problem: string
}

const fields = ['price', 'discountPrice', 'stock', 'cost'] as const
export type AmountField = (typeof fields)[number]

/** Keyed by `unreadKey`. Separate from the form's values, because off-screen rows are unmounted. */
export type UnreadAmounts = Readonly<Record<string, UnreadAmount>>

export function unreadKey(variation: Pick<VariationValues, 'attributes'>, field: AmountField) {
  return `${field} ${variationKey(variation)}`
}

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

/** A number set elsewhere replaces the invalid text. */
function unreadIn(all: UnreadAmounts, variation: VariationValues, field: AmountField) {
  return variation[field] === '' ? all[unreadKey(variation, field)] : undefined
}
