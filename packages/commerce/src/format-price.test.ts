import { expect, test } from 'vitest'
import { formatPrice } from './format-price.ts'
import { currencies, currencyExponent } from './money.ts'

test('prices show the decimals of their currency', () => {
  expect(formatPrice(8.2, 'EUR')).toBe('€8.20')
  expect(formatPrice(1200, 'JPY')).toBe('¥1,200')
  expect(formatPrice(8.2, 'EUR', 'de')).toBe('8,20\u00a0€')
})

test('every currency is shown with exactly its own decimals', () => {
  const wrong = currencies.filter((code) => {
    const decimals = /\.(\d+)$/.exec(formatPrice(1, code))?.[1] ?? ''
    return decimals.length !== currencyExponent(code)
  })
  expect(wrong).toEqual([])
})
