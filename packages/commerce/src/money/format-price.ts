import { currencyExponent } from './money.ts'

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

/**
 * Formats major units for shoppers, in English. Hand-written: creating an Intl formatter takes a
 * browser longer than hydrating a page, and server and browser must agree.
 */
export function formatPrice(decimal: number, currency: string): string {
  const sign = signs[currency] ?? currency
  // Codes such as CHF are separated from the digits, symbols are not.
  const space = /\p{S}$/u.test(sign) ? '' : '\u00a0'
  const [whole = '', fraction] = Math.abs(decimal).toFixed(currencyExponent(currency)).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return (decimal < 0 ? '-' : '') + sign + space + digits
}
