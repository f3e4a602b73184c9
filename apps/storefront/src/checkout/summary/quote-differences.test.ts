import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { expect, test } from 'vitest'
import { quoteDifferences } from './quote-differences.ts'

const euros = (price: number) => `€${price.toFixed(2)}`

function aQuote(unitPrice: number, line: Partial<Quote['lines'][number]> = {}): Quote {
  return {
    currency: 'EUR',
    lines: [
      {
        productId: 'sencha',
        variationId: null,
        quantity: 2,
        name: 'Sencha',
        slug: 'sencha',
        image: null,
        options: {},
        unitPrice,
        total: unitPrice * 2,
        discount: 0,
        problem: null,
        available: null,
        ...line,
      },
    ],
    shippingRates: [],
    shippingRateId: null,
    shippingProblem: null,
    paymentMethods: [],
    paymentMethod: null,
    paymentFee: 0,
    subtotal: unitPrice * 2,
    discount: 0,
    discounts: [],
    discountProblem: null,
    discountMinimum: null,
    shipping: 0,
    tax: 0,
    taxIncluded: true,
    taxes: [],
    total: unitPrice * 2,
    quoteHash: String(unitPrice),
  }
}

const rate = (id: string, price: number) => ({
  id,
  name: id,
  price,
  estimate: null,
  pickup: null,
})

test('a new price is shown with the old one', () => {
  expect(quoteDifferences(aQuote(12), aQuote(14), euros)).toEqual([
    'Sencha is now €14.00, it was €12.00.',
    'The total is now €28.00, it was €24.00.',
  ])
})

test('a line that cannot be bought any more says why, by the name it had', () => {
  const gone = aQuote(0, { name: '', problem: 'unavailable' })
  expect(quoteDifferences(aQuote(12), gone, euros)[0]).toBe('Sencha: No longer available.')
  const few = aQuote(12, { problem: 'insufficient_stock', available: 1 })
  expect(quoteDifferences(aQuote(12), few, euros)).toEqual(['Sencha: Only 1 left.'])
})

test('nothing changed, nothing to say', () => {
  expect(quoteDifferences(aQuote(12), aQuote(12), euros)).toEqual([])
})

test('another shipping rate, a lost discount and more tax are listed separately', () => {
  const before = { ...aQuote(12), shippingRates: [rate('Post', 4)], shippingRateId: 'Post' }
  const after = {
    ...before,
    shippingRates: [rate('Courier', 9)],
    shippingRateId: 'Courier',
    shipping: 9,
    tax: 2,
    total: 35,
  }

  expect(quoteDifferences({ ...before, discount: 5, shipping: 4 }, after, euros)).toEqual([
    'It is now sent by “Courier”, no longer by “Post”.',
    'The discount is now €0.00, it was €5.00.',
    'The shipping is now €9.00, it was €4.00.',
    'The tax is now €2.00, it was €0.00.',
    'The total is now €35.00, it was €24.00.',
  ])
})
