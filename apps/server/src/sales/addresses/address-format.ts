import type { AddressFormat } from '@vitrine/commerce/places/address-format.ts'
import { foldedRegion, regionsOf } from '@vitrine/commerce/places/regions.ts'
import { type CountryData, readCountryData } from './country-data.ts'

interface CountryRules {
  format: AddressFormat
  /** Region names in all of the country's languages, folded, with their codes. */
  regions: Set<string>
}

const rulesByCountry = new Map<string, CountryRules>()

export function addressFormat(country: string): AddressFormat {
  return rulesOf(country).format
}

export function isRegionOf(country: string, text: string): boolean {
  const { regions } = rulesOf(country)
  return !regions.size || regions.has(foldedRegion(text))
}

function rulesOf(country: string): CountryRules {
  const known = rulesByCountry.get(country)
  if (known) return known
  const data = readCountryData(country)
  const names = (data.sub_regions ?? []).flatMap(({ key, name }) => [key, ...Object.values(name)])
  const rules = {
    format: formatOf(country, data),
    regions: new Set(names.map((name) => foldedRegion(name ?? ''))),
  }
  rulesByCountry.set(country, rules)
  return rules
}

const postcodeNames: Record<string, string> = {
  zip: 'ZIP code',
  pin: 'PIN code',
  eircode: 'Eircode',
}
const regionNames: Record<string, string> = { do_si: 'Province', area: 'Area', oblast: 'Region' }
const cityNames: Record<string, string> = { post_town: 'Town or city', suburb: 'Suburb or city' }

const ownNames: Record<string, { postcode?: string; region?: string }> = {
  AU: { region: 'State or territory' },
  BR: { postcode: 'CEP', region: 'State' },
  CA: { postcode: 'Postal code', region: 'Province or territory' },
}

function formatOf(country: string, data: CountryData): AddressFormat {
  const parts = `${data.fmt ?? '%C'}${data.lfmt ?? ''}`
  const isRequired = (letter: string) => (data.require ?? 'AC').includes(letter)
  const own = ownNames[country]
  const choices = choicesOf(country, data)
  const region = data.state_name_type ?? 'province'
  return {
    country,
    postcode: parts.includes('%Z')
      ? {
          label: own?.postcode ?? postcodeNames[data.zip_name_type ?? ''] ?? 'Postcode',
          isRequired: isRequired('Z'),
          pattern: data.zip ?? '',
          example: data.zipex?.split(',')[0] ?? '',
        }
      : null,
    city: {
      label:
        cityNames[data.locality_name_type ?? ''] ?? capitalised(data.locality_name_type ?? 'city'),
      isRequired: isRequired('C'),
    },
    region:
      isRequired('S') || (parts.includes('%S') && choices.length)
        ? {
            label: own?.region ?? regionNames[region] ?? capitalised(region),
            isRequired: isRequired('S'),
            choices,
          }
        : null,
  }
}

/** Zones and taxes use region codes where we know them, else names. */
function choicesOf(country: string, { sub_regions: regions = [] }: CountryData) {
  const hasCodes = regionsOf(country).length > 0
  return regions.map(({ key, name: { default: local, latin } }) => ({
    code: hasCodes ? key : (latin ?? local),
    name: latin && latin !== local ? `${latin} · ${local}` : local,
  }))
}

function capitalised(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1)
}
