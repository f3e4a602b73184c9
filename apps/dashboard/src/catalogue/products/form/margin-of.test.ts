import { expect, test } from 'vitest'
import { marginOf } from './margin-of.ts'

test.each([
  ['of the price', { price: 12.5, discountPrice: '', cost: 7.25 }, 42],
  ['of the discount price where there is one', { price: 20, discountPrice: 10, cost: 7.5 }, 25],
  ['all of it where nothing was paid', { price: 9, discountPrice: '', cost: 0 }, 100],
  ['below 0 where it is sold at a loss', { price: 5, discountPrice: '', cost: 6 }, -20],
] as const)('the margin is the part %s', (_, priced, margin) => {
  expect(marginOf(priced)).toBe(margin)
})

test.each([
  ['a cost', { price: 5, discountPrice: '', cost: '' }],
  ['a price', { price: '', discountPrice: '', cost: 5 }],
  ['a price above 0', { price: 0, discountPrice: '', cost: 5 }],
] as const)('there is no margin without %s', (_, priced) => {
  expect(marginOf(priced)).toBeUndefined()
})
