import { expect, test } from 'vitest'
import { fits, referencesOf, unitPrice } from './unit-price.ts'

test.each([
  [12.5, 250, 'g', 'kg', 50],
  [12.5, 250, 'g', '100 g', 5],
  [3, 1.5, 'l', 'l', 2],
  [3, 75, 'cl', '100 ml', 0.4],
  [10, 200, 'cm', 'm', 5],
  [9, 3, 'piece', 'piece', 3],
] as const)('%d for %d %s is so much per %s', (price, amount, unit, per, expected) => {
  expect(unitPrice(price, { amount, unit, per })).toBeCloseTo(expected, 10)
})

test('only units of a kind are compared', () => {
  expect(fits('g', 'l')).toBe(false)
  expect(referencesOf('cl')).toEqual(['l', '100 ml'])
  expect(referencesOf('kg')).toEqual(['kg', '100 g'])
})
