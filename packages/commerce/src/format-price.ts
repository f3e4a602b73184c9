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
 * A price as shoppers read it, in English. Written by hand: a browser takes longer to make its first
 * formatter than to bring a whole page to life, and the digits of a currency come from our table, so
 * server and browser agree.
 */
export function formatPrice(decimal: number, currency: string): string {
  const sign = signs[currency] ?? currency
  // Letters stand apart from the digits, signs do not.
  const space = /\p{S}$/u.test(sign) ? '' : '\u00a0'
  const [whole = '', fraction] = Math.abs(decimal).toFixed(currencyExponent(currency)).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return (decimal < 0 ? '-' : '') + sign + space + digits
}
