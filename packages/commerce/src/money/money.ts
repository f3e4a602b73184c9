// Follows ISO 4217 list one. Intl follows CLDR, which disagrees on HUF, IDR, COP, IQD and others.
const withNoDecimals =
  /* @__PURE__ */ 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const withThreeDecimals = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']
const withFourDecimals = ['CLF', 'UYW']

/** Active ISO 4217 currencies with funds; without metals, test and accounting codes. */
export const currencies: readonly string[] = /* @__PURE__ */ (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN ' +
  'BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR ' +
  'FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY ' +
  'KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU ' +
  'MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON ' +
  'RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP ' +
  'TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ' +
  'ZAR ZMW ZWG'
).split(' ')

export function isCurrency(code: string): boolean {
  return currencies.includes(code)
}

/** Returns the number of decimals: 0 to 4. */
export function currencyExponent(code: string): number {
  if (withNoDecimals.includes(code)) return 0
  if (withThreeDecimals.includes(code)) return 3
  return withFourDecimals.includes(code) ? 4 : 2
}

/**
 * Largest amount in minor units. A JSON number carries fifteen digits exactly, so amounts up to
 * here survive `toDecimal` and `toMinor`.
 */
export const maxMinor = 999_999_999_999_999

/**
 * Parses a decimal amount digit by digit, without floating-point arithmetic.
 * @returns minor units; undefined for anything else: too many decimals for the currency, an
 * exponent, a stray character, more than `maxMinor`
 */
export function toMinor(decimal: number | string, currency: string): number | undefined {
  const match = /^(-?)(\d{1,16})(?:\.(\d{1,4}))?$/.exec(String(decimal))
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const exponent = currencyExponent(currency)
  if (fraction.length > exponent) return undefined
  const digits = Number(whole + fraction.padEnd(exponent, '0'))
  if (digits > maxMinor) return undefined
  return sign && digits ? -digits : digits
}

/** @returns major units, as in the API */
export function toDecimal(minor: number, currency: string): number {
  return minor / 10 ** currencyExponent(currency)
}

/** @returns the percentage of a rate in millionths */
export function toPercent(rate: number): number {
  return rate / 10_000
}

/** @returns millionths; undefined with more than four decimals */
export function fromPercent(percent: number): number | undefined {
  const match = /^(\d{1,6})(?:\.(\d{1,4}))?$/.exec(String(percent))
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(4, '0')}`) : undefined
}

/** Returns `amount × numerator ÷ denominator` without floats, rounded half away from zero. */
export function scaleMinor(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator)
  const size = product < 0n ? -product : product
  const divisor = BigInt(denominator)
  const rounded = Number((size * 2n + divisor) / (divisor * 2n))
  return product < 0n && rounded ? -rounded : rounded
}

/** Divides, rounding down; both are whole and not negative. */
export function wholeTimes(count: number, size: number): number {
  return Number(BigInt(count) / BigInt(size))
}

/**
 * Splits a total by weight into parts that add up exactly. Parts are rounded towards zero; leftover
 * units go to the largest remainders, earlier parts first.
 * @param weights whole numbers from 0; all 0 splits evenly
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  if (!weights.length && total) throw new RangeError('nothing to allocate the total to')
  const shares = weights.some(Boolean) ? weights.map(BigInt) : weights.map(() => 1n)
  const sum = shares.reduce((a, b) => a + b, 0n)
  const size = BigInt(Math.abs(total))
  const parts = shares.map((share) => Number((size * share) / sum))
  const remainders = shares.map((share) => (size * share) % sum)
  let left = Math.abs(total) - parts.reduce((a, b) => a + b, 0)
  for (const index of largestFirst(remainders)) {
    if (!left--) break
    parts[index]! += 1
  }
  return total < 0 ? parts.map((part) => (part ? -part : 0)) : parts
}

function largestFirst(values: readonly bigint[]): number[] {
  const order = values.map((_, index) => index)
  return order.toSorted((a, b) => Number(values[b]! - values[a]!))
}
