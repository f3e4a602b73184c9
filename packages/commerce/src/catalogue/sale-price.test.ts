import { expect, test } from 'vitest'
import { isOnSale, pricedBy, salePrice } from './sale-price.ts'

test('the discount price counts when it is above 0', () => {
  expect(salePrice({ price: 10, discountPrice: 8 })).toBe(8)
  expect(salePrice({ price: 10, discountPrice: 0 })).toBe(10)
  expect(salePrice({ price: 10, discountPrice: null })).toBe(10)
  expect(salePrice({ price: 10 })).toBe(10)
})

test('a product is on sale only below its price', () => {
  expect(isOnSale({ price: 10, discountPrice: 8 })).toBe(true)
  expect(isOnSale({ price: 10, discountPrice: 10 })).toBe(false)
  expect(isOnSale({ price: 10, discountPrice: 0 })).toBe(false)
})

test("a variation's price counts when it is above 0", () => {
  const product = { price: 10, discountPrice: 8 }
  expect(salePrice(pricedBy(product, { price: 12, discountPrice: null }))).toBe(12)
  expect(salePrice(pricedBy(product, { price: 0, discountPrice: 5 }))).toBe(8)
  expect(salePrice(pricedBy(product))).toBe(8)
})
