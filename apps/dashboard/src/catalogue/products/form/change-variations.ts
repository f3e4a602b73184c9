import { slugFrom } from '@vitrine/commerce/text/slug.ts'
import type { Amount, VariationValues } from './product-values.ts'

export interface VariationChange {
  price: Amount
  discountPrice: Amount
  /** Takes precedence over `discountPrice`. */
  endsDiscount: boolean
  stock: Amount
  /** Grams. */
  weight: Amount
  /** Prefix of each SKU; the attribute values follow. */
  skuBeginning: string
  image: string
}

export const noChange: VariationChange = {
  price: '',
  discountPrice: '',
  endsDiscount: false,
  stock: '',
  weight: '',
  skuBeginning: '',
  image: '',
}

export function variationKey({ attributes }: Pick<VariationValues, 'attributes'>): string {
  return JSON.stringify(attributes)
}

export function changeVariations(
  variations: readonly VariationValues[],
  chosen: ReadonlySet<string>,
  change: VariationChange,
): VariationValues[] {
  return variations.map((each) => (chosen.has(variationKey(each)) ? changed(each, change) : each))
}

function changed(variation: VariationValues, change: VariationChange): VariationValues {
  const { price, discountPrice, endsDiscount, stock, weight, skuBeginning, image } = change
  return {
    ...variation,
    ...(price !== '' && { price }),
    ...(discountPrice !== '' && { discountPrice }),
    ...(endsDiscount && { discountPrice: '' as const }),
    ...(stock !== '' && { stock }),
    ...(weight !== '' && { weight }),
    ...(skuBeginning && { sku: skuOf(skuBeginning, variation) }),
    ...(image && { image }),
  }
}

function skuOf(beginning: string, { attributes }: VariationValues): string {
  const parts = Object.values(attributes).map((value) => slugFrom(value, '').toUpperCase())
  return [beginning, ...parts.filter(Boolean)].join('-').slice(0, 80)
}
