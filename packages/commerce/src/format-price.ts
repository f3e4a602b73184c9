import { currencyExponent } from './money.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** A price as shoppers read it. The digits come from our table, so server and browser agree. */
export function formatPrice(decimal: number, currency: string, locale = 'en'): string {
  return formatterFor(currency, locale).format(decimal)
}

// Making a formatter costs a hundred times more than using it, and a page shows many prices.
function formatterFor(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const digits = currencyExponent(currency)
  const formatter = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(key, formatter)
  return formatter
}
