import type { FieldName } from './fields.ts'

type Names = Partial<Record<FieldName, string>>

/** What parts of an address are called where they are not called as everywhere. */
const names: Record<string, Names> = {
  AE: { region: 'Emirate' },
  AU: { city: 'Suburb or city', region: 'State or territory' },
  BR: { postcode: 'CEP', region: 'State' },
  CA: { postcode: 'Postal code', region: 'Province or territory' },
  CH: { region: 'Canton' },
  CN: { region: 'Province' },
  ES: { region: 'Province' },
  GB: { city: 'Town or city', region: 'County' },
  HK: { city: 'District', region: 'Region' },
  IE: { city: 'Town or city', postcode: 'Eircode', region: 'County' },
  IN: { postcode: 'PIN code', region: 'State' },
  IT: { region: 'Province' },
  JP: { region: 'Prefecture' },
  MX: { region: 'State' },
  NZ: { city: 'Town or city' },
  PH: { postcode: 'ZIP code', region: 'Province' },
  US: { postcode: 'ZIP code', region: 'State' },
}

export function placeNames(country: string): Names {
  return names[country] ?? {}
}

/** Places whose post needs no code. */
const withoutPostcode = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM ' +
    'KN KP LY ML MO MR MW NR NU QA RW SB SC SL SO SR SS ST SY TD TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
)

export function isPostcodeNeeded(country: string): boolean {
  return !withoutPostcode.has(country)
}

/** How many digits a postcode has, where it is nothing but digits. */
const digits: Record<string, number> = {
  ...of(4, 'AT AU BE CH DK HU LU NO NZ'),
  ...of(5, 'DE ES FI FR IT MX TR'),
  ...of(6, 'CN IN SG'),
}

function of(count: number, countries: string) {
  return Object.fromEntries(countries.split(' ').map((country) => [country, count]))
}

/** What nobody's postcode looks like; anything that might be one is taken. */
export function postcodeProblem(postcode: string, country: string): string | undefined {
  const { postcode: name = 'postcode' } = placeNames(country)
  const count = digits[country]
  const plain = postcode.replaceAll(/[\s-]/g, '')
  if (count && plain.replace(/^[A-Z]{1,2}/i, '').search(new RegExp(`^\\d{${count}}$`)) < 0)
    return `A ${name} there has ${count} digits.`
  if (country === 'US' && !/^\d{5}(?:\d{4})?$/.test(plain)) return 'A ZIP code has 5 or 9 digits.'
  if (country === 'CA' && !/^[a-z]\d[a-z]\d[a-z]\d$/i.test(plain))
    return 'A postal code looks like K1A 0B1.'
  return undefined
}
