import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenPromises, cart, checkCarts, priced } from '../testing/check-carts.ts'

// The drill runs a hundred thousand.
test('every promise about money holds for any cart, in every currency', () => {
  expect(checkCarts(5000)).toBe(5000)
})

test('a total that is one unit off would be noticed', () => {
  const [given] = fc.sample(cart, 1)
  const order = priced(given!)
  expect(brokenPromises(given!, { ...order, total: order.total + 1 })).toContain(
    'the parts make the total',
  )
})

test('random carts are discounted, taxed and shipped often enough to mean something', () => {
  const orders = fc.sample(cart, 500).map((given) => priced(given))
  const share = (has: (order: (typeof orders)[number]) => boolean) => orders.filter(has).length
  expect(share(({ discount }) => discount > 0)).toBeGreaterThan(100)
  expect(share(({ tax }) => tax > 0)).toBeGreaterThan(100)
  expect(share(({ shipping }) => shipping > 0)).toBeGreaterThan(100)
})
