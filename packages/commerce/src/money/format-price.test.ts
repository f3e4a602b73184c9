import { expect, test } from 'vitest'
import { formatPrice } from './format-price.ts'
import { currencies, currencyExponent } from './money.ts'

test('prices show the decimals of their currency', () => {
  expect(formatPrice(8.2, 'EUR')).toBe('€8.20')
  expect(formatPrice(1200, 'JPY')).toBe('¥1,200')
})

test.each(currencies)('%s is written as the language has it', (currency) => {
  const digits = currencyExponent(currency)
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const language = new Intl.NumberFormat('en', { style: 'currency', currency, ...fraction })
  for (const price of [0, 1, 8.25, -19.5, 999.5, 1000, 1_234_567.25, 99_999_999_999])
    expect(formatPrice(price, currency)).toBe(language.format(price))
})

test('every currency is shown with exactly its own decimals', () => {
  const wrong = currencies.filter((code) => {
    const decimals = /\.(\d+)$/.exec(formatPrice(1, code))?.[1] ?? ''
    return decimals.length !== currencyExponent(code)
  })
  expect(wrong).toEqual([])
})
