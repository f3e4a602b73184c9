interface StandardRate {
  name: string
  /** Per cent. */
  rate: number
}

/** Rates of value-added tax in the European Union, November 2026. */
const ofUnion: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

const elsewhere: Readonly<Record<string, StandardRate>> = {
  AE: { name: 'VAT', rate: 5 },
  AU: { name: 'GST', rate: 10 },
  CH: { name: 'VAT', rate: 8.1 },
  GB: { name: 'VAT', rate: 20 },
  IS: { name: 'VAT', rate: 24 },
  JP: { name: 'Consumption tax', rate: 10 },
  KR: { name: 'VAT', rate: 10 },
  LI: { name: 'VAT', rate: 8.1 },
  MX: { name: 'VAT', rate: 16 },
  NO: { name: 'VAT', rate: 25 },
  NZ: { name: 'GST', rate: 15 },
  SA: { name: 'VAT', rate: 15 },
  TR: { name: 'VAT', rate: 20 },
  ZA: { name: 'VAT', rate: 15 },
}

export const countriesOfUnion: readonly string[] = Object.keys(ofUnion)

/** Returns a country's general rate, to be offered and never charged by itself. */
export function standardRateOf(country: string): StandardRate | undefined {
  const rate = ofUnion[country]
  return rate === undefined ? elsewhere[country] : { name: 'VAT', rate }
}
