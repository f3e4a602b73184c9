import { currencyExponent } from './money.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/**
 * A price as shoppers read it. The digits come from our table, so server and browser agree.
 * English is written by hand: a browser takes longer to make its first formatter than to bring a
 * whole page to life.
 */
export function formatPrice(decimal: number, currency: string, locale = 'en'): string {
  return locale === 'en' && Number.isFinite(decimal)
    ? inEnglish(decimal, currency)
    : formatterFor(currency, locale).format(decimal)
}

const signs: Readonly<Record<string, string>> = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  PHP: '₱',
  TWD: 'NT$',
  USD: '$',
  VND: '₫',
  XAF: 'FCFA',
  XCD: 'EC$',
  XCG: 'Cg.',
  XOF: 'F\u202fCFA',
  XPF: 'CFPF',
}

function inEnglish(decimal: number, currency: string): string {
  const sign = signs[currency] ?? currency
  // Letters stand apart from the digits, signs do not.
  const space = /\p{S}$/u.test(sign) ? '' : '\u00a0'
  const [whole = '', fraction] = Math.abs(decimal).toFixed(currencyExponent(currency)).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return (decimal < 0 ? '-' : '') + sign + space + digits
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
