import { expect, test } from 'vitest'
import { totals } from './totals.ts'

const vat = { name: 'VAT', rate: 190_000 }
const reduced = { name: 'VAT', rate: 70_000 }
const included = { shipping: 0, taxIncluded: true, taxShipping: true }

test('tax is rounded once per line, half away from zero', () => {
  const line = { unitPrice: 10, quantity: 1, rates: [{ name: 'VAT', rate: 50_000 }] }
  const terms = { ...included, taxIncluded: false }
  expect(totals([line], terms).lines[0]).toMatchObject({ net: 10, tax: 1, total: 11 })
  expect(totals([line, line], terms)).toMatchObject({ tax: 2, total: 22 })
})

test('a tax-free order is its lines and its shipping', () => {
  expect(totals([{ unitPrice: 820, quantity: 3 }], { ...included, shipping: 500 })).toMatchObject({
    subtotal: 2460,
    shipping: 500,
    tax: 0,
    taxes: [],
    total: 2960,
  })
})

test('an included tax is part of the price, and the net is what is left', () => {
  expect(totals([{ unitPrice: 1190, quantity: 1, rates: [vat] }], included)).toMatchObject({
    lines: [{ net: 1000, tax: 190, total: 1190 }],
    taxes: [{ name: 'VAT', rate: 190_000, amount: 190 }],
    total: 1190,
  })
})

test('a discount is taken off before the tax', () => {
  const line = { unitPrice: 2000, quantity: 1, discount: 1000, rates: [vat] }
  const order = totals([line], { ...included, taxIncluded: false })
  expect(order).toMatchObject({ subtotal: 2000, discount: 1000, tax: 190, total: 1190 })
})

test('several taxes of a line are named, and make up its tax', () => {
  const rates = [
    { name: 'GST', rate: 50_000 },
    { name: 'QST', rate: 99_750 },
  ]
  const order = totals([{ unitPrice: 999, quantity: 1, rates }], {
    ...included,
    taxIncluded: false,
  })
  expect(order.taxes).toEqual([
    { name: 'GST', rate: 50_000, amount: 50 },
    { name: 'QST', rate: 99_750, amount: 100 },
  ])
  expect(order).toMatchObject({ tax: 150, total: 1149 })
})

test('shipping is taxed like what it brings, split by net', () => {
  const tea = { unitPrice: 1070, quantity: 3, rates: [reduced] }
  const pot = { unitPrice: 1190, quantity: 1, rates: [vat] }
  const order = totals([tea, pot], { ...included, shipping: 400 })
  // 300 of the 400 are taxed at 7 %, 100 at 19 %.
  expect(order).toMatchObject({ shippingTax: 20 + 16, tax: 210 + 190 + 36, total: 4800 })
  expect(totals([tea, pot], { ...included, shipping: 400, taxShipping: false }).shippingTax).toBe(0)
})
