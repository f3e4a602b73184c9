import { addressProblems, regionHint } from '@vitrine/commerce/places/address-format.ts'
import { isCountry } from '@vitrine/commerce/places/countries.ts'
import { Refusal, type RefusalIssue } from '../../platform/refusal.ts'
import { addressFormat, isRegionOf } from './address-format.ts'

interface Place {
  country: string
  city: string
  postcode?: string | undefined
  region?: string | undefined
}

/**
 * Refuses addresses that the country's post could not deliver to, with an issue per field.
 *
 * @param addresses by the name of their field
 */
export function requireAddresses(addresses: Record<string, Place | null | undefined>) {
  const issues = Object.entries(addresses).flatMap(([field, place]) =>
    place
      ? problemsOf(place).map((problem) => ({ ...problem, path: `${field}.${problem.path}` }))
      : [],
  )
  if (issues.length) throw new Refusal('invalid_input', undefined, issues)
}

function problemsOf(place: Place): RefusalIssue[] {
  if (!isCountry(place.country)) return [{ path: 'country', message: 'This is not a country.' }]
  const format = addressFormat(place.country)
  const problems: RefusalIssue[] = addressProblems(format, place)
  const { region } = format
  if (region?.isRequired && place.region?.trim() && !isRegionOf(place.country, place.region))
    problems.push({ path: 'region', message: regionHint(region) })
  return problems
}
