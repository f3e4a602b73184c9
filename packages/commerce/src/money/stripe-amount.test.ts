import { expect, test } from 'vitest'
import { fromStripeAmount, toStripeAmount } from './stripe-amount.ts'

test.each([
  ['EUR', 1250, 1250],
  ['JPY', 500, 500],
  // No decimals in ISO 4217, two at Stripe.
  ['ISK', 5, 500],
  ['UGX', 5, 500],
  // Two decimals in ISO 4217, none at Stripe.
  ['MGA', 500, 5],
  ['KWD', 5120, 5120],
])('%s: %i minor units are %i at Stripe, and back', (currency, minor, amount) => {
  expect(toStripeAmount(minor, currency)).toBe(amount)
  expect(fromStripeAmount(amount, currency)).toBe(minor)
})

test.each([
  ['KWD', 5124],
  ['TND', 1],
  ['MGA', 520],
])('%s: %i minor units cannot be charged', (currency, minor) => {
  expect(toStripeAmount(minor, currency)).toBeUndefined()
})

test('a part of a unit is no amount of a currency without decimals', () => {
  expect(fromStripeAmount(550, 'ISK')).toBeUndefined()
})
