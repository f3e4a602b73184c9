import { expect, test } from 'vitest'
import { changeVariations, noChange, variationKey } from './change-variations.ts'
import type { VariationValues } from './product-values.ts'
import { blankVariation } from './sync-variations.ts'

const small = variation('50 g', { price: 4, discountPrice: 3, sku: 'OLD' })
const large = variation('100 g', { price: 7 })

test('only what was chosen changes, and only in what was filled in', () => {
  const chosen = new Set([variationKey(small)])
  expect(changeVariations([small, large], chosen, { ...noChange, price: 5, stock: 0 })).toEqual([
    { ...small, price: 5, stock: 0 },
    large,
  ])
})

test('a discount ends', () => {
  const chosen = new Set([variationKey(small)])
  const [changed] = changeVariations([small], chosen, { ...noChange, endsDiscount: true })
  expect(changed).toMatchObject({ price: 4, discountPrice: '' })
})

test('each SKU tells what the variation is', () => {
  const chosen = new Set([small, large].map(variationKey))
  const change = { ...noChange, skuBeginning: 'SEN' }
  expect(changeVariations([small, large], chosen, change).map(({ sku }) => sku)).toEqual([
    'SEN-50-G-RED',
    'SEN-100-G-RED',
  ])
})

function variation(size: string, values: Partial<VariationValues>): VariationValues {
  const attributes = { Size: size, Colour: 'Red' }
  return { ...blankVariation, attributes, ...values }
}
