import { asciiDigits } from '../text/ascii-digits.ts'

interface Part {
  label: string
  isRequired: boolean
}

export interface AddressFormat {
  country: string
  /** Null in countries without postcodes. `pattern` is a regular expression, empty if unknown. */
  postcode: (Part & { pattern: string; example: string }) | null
  city: Part
  /** Null in countries without regions. Without choices it is free text. */
  region: (Part & { choices: { code: string; name: string }[] }) | null
}

interface TypedPlace {
  postcode?: string | undefined
  city?: string | undefined
  region?: string | undefined
}

export interface AddressProblem {
  path: 'postcode' | 'city' | 'region'
  message: string
}

/** Lists missing and implausible fields of an address, each with a correction. */
export function addressProblems(format: AddressFormat, place: TypedPlace): AddressProblem[] {
  const { postcode, city, region } = format
  const problems: AddressProblem[] = []
  const typed = place.postcode?.trim() ?? ''
  if (postcode && (typed ? !fitsPostcode(format, typed) : postcode.isRequired))
    problems.push({ path: 'postcode', message: postcodeHint(postcode) })
  if (city.isRequired && !place.city?.trim())
    problems.push({ path: 'city', message: `Enter ${withArticle(city.label)}.` })
  if (region?.isRequired && !place.region?.trim())
    problems.push({ path: 'region', message: regionHint(region) })
  return problems
}

export function postcodeHint({ label, example }: { label: string; example: string }): string {
  return `Enter ${withArticle(label)}${example && ` like ${example}`}.`
}

export function regionHint({ label, choices }: NonNullable<AddressFormat['region']>): string {
  return `${choices.length ? 'Choose' : 'Enter'} ${withArticle(label)}.`
}

function withArticle(label: string): string {
  const name = /^[A-Z]{2}/.test(label) ? label : label[0]!.toLowerCase() + label.slice(1)
  return `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`
}

/** Ignores case, spaces, hyphens and a leading country code. */
function fitsPostcode({ postcode, country }: AddressFormat, typed: string): boolean {
  if (!postcode?.pattern) return true
  const pattern = new RegExp(`^(?:${postcode.pattern})$`)
  const text = asciiDigits(typed).toUpperCase()
  const plain = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const spellings = [text, plain, plain.replace(/^[A-Z]{1,2}/, ''), `${country}-${plain}`]
  return spellings.some((each) => withSeparator(each).some((spelling) => pattern.test(spelling)))
}

/** Yields the text as it is, and with a space or a hyphen at each position. */
function withSeparator(text: string): string[] {
  const places = Array.from({ length: Math.max(text.length - 1, 0) }, (_, index) => index + 1)
  return [
    text,
    ...places.flatMap((at) => [' ', '-'].map((sign) => text.slice(0, at) + sign + text.slice(at))),
  ]
}
