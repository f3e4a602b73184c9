import { expect, test } from 'vitest'
import { groupRows, listVariations, sharedAmount, viewOf } from './variation-view.ts'
import type { VariationValues } from './product-values.ts'
import { blankVariation } from './sync-variations.ts'

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

test('rows with the same value of the first attribute form a group', () => {
  const sizes = ['50 g', '50 g', '100 g'].map((size, index) => variation(size, `${index}`))
  const groups = groupRows(listVariations(sizes, viewOf(0)).rows, 'Size')
  expect(groups.map(({ value, rows }) => [value, rows.length])).toEqual([
    ['50 g', 2],
    ['100 g', 1],
  ])
})

test('a group has an amount of its own only where its variations agree', () => {
  const prices = [5, 5, 6].map((price) => ({ ...variation('50 g', `${price}`), price }))
  const { rows } = listVariations(prices, viewOf(0))
  expect(sharedAmount(rows, 'price')).toBeUndefined()
  expect(sharedAmount(rows.slice(0, 2), 'price')).toBe(5)
  expect(sharedAmount(rows, 'stock')).toBe('')
})

function variation(size: string, pack: string): VariationValues {
  return { ...blankVariation, attributes: { Size: size, Pack: pack } }
}
