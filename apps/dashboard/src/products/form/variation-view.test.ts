import { expect, test } from 'vitest'
import { listVariations, viewOf } from './variation-view.ts'
import type { VariationValues } from './product-values.ts'

const many = Array.from({ length: 120 }, (_, index) =>
  variation(`${index} g`, index % 2 ? 'Tin' : 'Bag'),
)

test('a variation is found on the page that its place leads to', () => {
  const { rows, page, pages } = listVariations(many, viewOf(101))
  expect([page, pages]).toEqual([2, 3])
  expect(rows.map(({ index }) => index)).toContain(101)
})

test('one value of a group narrows the list, and rows keep their places', () => {
  const { rows, total } = listVariations(many, { page: 0, only: { Pack: 'Tin' } })
  expect(total).toBe(60)
  expect(rows[0]).toMatchObject({ index: 1 })
})

test('a group that is gone hides nothing, and a page that is gone becomes the last', () => {
  expect(listVariations(many, { page: 9, only: { Grade: 'A' } })).toMatchObject({
    page: 2,
    total: 120,
  })
})

function variation(size: string, pack: string): VariationValues {
  const attributes = { Size: size, Pack: pack }
  return {
    attributes,
    price: '',
    discountPrice: '',
    image: '',
    sku: '',
    barcode: '',
    cost: '',
    stock: '',
  }
}
