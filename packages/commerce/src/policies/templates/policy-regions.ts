import { countriesOfUnion } from '../../pricing/standard-rates.ts'

/** Whose law a template starts from. */
export const policyRegions = ['eu', 'de', 'at', 'ch', 'uk', 'us', 'general'] as const
export type PolicyRegion = (typeof policyRegions)[number]

export const regionNames: Record<PolicyRegion, string> = {
  eu: 'European Union',
  de: 'Germany',
  at: 'Austria',
  ch: 'Switzerland',
  uk: 'United Kingdom',
  us: 'United States',
  general: 'Another country',
}

const ofCountry: Readonly<Record<string, PolicyRegion>> = {
  DE: 'de',
  AT: 'at',
  CH: 'ch',
  LI: 'ch',
  GB: 'uk',
  US: 'us',
}

/** @param country ISO 3166-1 alpha-2 */
export function regionOf(country: string): PolicyRegion {
  return ofCountry[country] ?? (countriesOfUnion.includes(country) ? 'eu' : 'general')
}

/** The Union's rules apply in its general template and in those of its countries. */
export function isInUnion(region: PolicyRegion): boolean {
  return region === 'eu' || region === 'de' || region === 'at'
}
