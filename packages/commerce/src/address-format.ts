import { asciiDigits } from './ascii-digits.ts'

interface Part {
  label: string
  isRequired: boolean
}

/** What the post of a country wants to know of an address. */
export interface AddressFormat {
  country: string
  /** Null where there are none. The pattern is a regular expression, empty where any is taken. */
  postcode: (Part & { pattern: string; example: string }) | null
  city: Part
  /** Null where nobody has one. Without choices it is typed freely. */
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

/** What an address lacks, or what nobody's there looks like; it says what would be right. */
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

/** However it is written: in small letters, without its space or hyphen, with the country before it. */
function fitsPostcode({ postcode, country }: AddressFormat, typed: string): boolean {
  if (!postcode?.pattern) return true
  const pattern = new RegExp(`^(?:${postcode.pattern})$`)
  const text = asciiDigits(typed).toUpperCase()
  const plain = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const spellings = [text, plain, plain.replace(/^[A-Z]{1,2}/, ''), `${country}-${plain}`]
  return spellings.some((each) => withSeparator(each).some((spelling) => pattern.test(spelling)))
}

/** As it is, and with a space or a hyphen at each place. */
function withSeparator(text: string): string[] {
  const places = Array.from({ length: Math.max(text.length - 1, 0) }, (_, index) => index + 1)
  return [
    text,
    ...places.flatMap((at) => [' ', '-'].map((sign) => text.slice(0, at) + sign + text.slice(at))),
  ]
}
