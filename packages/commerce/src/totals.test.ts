import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineTotals, totals } from './totals.ts'

const line = fc.record({
  unitPrice: fc.nat(1_000_000_000),
  quantity: fc.integer({ min: 1, max: 9999 }),
  tax: fc.record({ rate: fc.nat(300_000), included: fc.boolean() }),
})

test('the parts of any order add up to its total', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.nat(1_000_000), (lines, shipping) => {
      const order = totals(lines, shipping)
      const net = order.lines.reduce((sum, each) => sum + each.net, 0)
      const paid = order.lines.reduce((sum, each) => sum + each.total, 0)
      expect(net + order.tax + order.shipping).toBe(order.total)
      expect(paid + order.shipping).toBe(order.total)
    }),
    { numRuns: 2000 },
  )
})

test('an included tax never changes what the shopper pays', () => {
  fc.assert(
    fc.property(line, ({ tax, ...priced }) => {
      const { total } = lineTotals({ ...priced, tax: { ...tax, included: true } })
      expect(total).toBe(priced.unitPrice * priced.quantity)
    }),
  )
})

test('tax is rounded once per line, half away from zero', () => {
  const tax = { rate: 50_000, included: false }
  expect(lineTotals({ unitPrice: 10, quantity: 1, tax })).toEqual({
    subtotal: 10,
    net: 10,
    tax: 1,
    total: 11,
  })
  expect(
    totals(
      [
        { unitPrice: 10, quantity: 1, tax },
        { unitPrice: 10, quantity: 1, tax },
      ],
      0,
    ).tax,
  ).toBe(2)
})

test('a tax-free order is its lines and its shipping', () => {
  expect(totals([{ unitPrice: 820, quantity: 3 }], 500)).toMatchObject({
    subtotal: 2460,
    shipping: 500,
    tax: 0,
    total: 2960,
  })
})
