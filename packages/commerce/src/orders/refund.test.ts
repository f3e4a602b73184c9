import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaidOrder, paidPerLine, worthOf } from './refund.ts'

const order: PaidOrder = {
  total: 2300,
  shipping: 500,
  lines: [
    { id: 'sencha', quantity: 3, total: 1500 },
    { id: 'pot', quantity: 1, total: 500 },
  ],
}

test('a line was paid with its share of the discount', () => {
  expect(paidPerLine(order)).toEqual([1350, 450])
})

test('pieces are worth their part of what was paid', () => {
  expect(worthOf(order, [{ lineId: 'sencha', quantity: 1 }], new Map())).toBe(450)
  expect(worthOf(order, [{ lineId: 'pot', quantity: 1 }], new Map())).toBe(450)
  expect(worthOf(order, [], new Map())).toBe(0)
})

test('parts of a line add up to the line, in whatever steps they are given back', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    total: fc.integer({ min: 0, max: 1e11 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.nat(1e9),
      fc.integer({ min: 0, max: 1e6 }),
      fc.nat(9999),
      (made, discount, shipping, cut) => {
        const lines = made.map((each, index) => ({ ...each, id: String(index) }))
        const goods = lines.reduce((sum, { total }) => sum + total, 0)
        const total = Math.max(goods - discount, 0) + shipping
        const whole = { total, shipping, lines }
        const first = lines.map(({ id, quantity }) => ({
          lineId: id,
          quantity: Math.min(cut, quantity),
        }))
        const rest = lines.map(({ id, quantity }, at) => ({
          lineId: id,
          quantity: quantity - first[at]!.quantity,
        }))
        const before = new Map(first.map(({ lineId, quantity }) => [lineId, quantity]))
        const worth = worthOf(whole, first, new Map()) + worthOf(whole, rest, before)
        expect(worth).toBe(total - shipping)
      },
    ),
    { numRuns: 2000 },
  )
})
