import { expect, test } from 'vitest'
import { type AddressFormat, addressProblems } from './address-format.ts'
import { asciiDigits } from '../text/ascii-digits.ts'

const formatOf = (pattern: string, country = 'DE', example = '10115'): AddressFormat => ({
  country,
  postcode: { label: 'Postcode', isRequired: true, pattern, example },
  city: { label: 'City', isRequired: true },
  region: null,
})

const problemsOf = (format: AddressFormat, postcode: string) =>
  addressProblems(format, { postcode, city: 'Berlin' })

test.each([
  [String.raw`\d{5}`, ['10115', ' 10115 ', 'D-10115', 'DE 10115', '１０１１５', '١٠١١٥']],
  [String.raw`\d{2}-\d{3}`, ['00-950', '00950', '00 950']],
  [String.raw`(\d{5})(?:[ \-](\d{4}))?`, ['10001', '10001-0001', '100010001']],
  [String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`, ['K1A 0B1', 'k1a0b1', 'K1A-0B1']],
])('%s takes what is the same postcode written otherwise', (pattern, spellings) => {
  for (const spelling of spellings) expect(problemsOf(formatOf(pattern), spelling)).toEqual([])
})

test('a country before the code belongs to it where it is written so', () => {
  const latvia = formatOf(String.raw`LV-\d{4}`, 'LV', 'LV-1073')
  expect(problemsOf(latvia, '1073')).toEqual([])
  expect(problemsOf(latvia, 'LV-1073')).toEqual([])
})

test.each(['', '99', 'zzz', '101155', '1011-55 '])('%j is no postcode of five digits', (typed) => {
  expect(problemsOf(formatOf(String.raw`\d{5}`), typed)).toEqual([
    { path: 'postcode', message: 'Enter a postcode like 10115.' },
  ])
})

test('missing fields are named in the words of the country', () => {
  const format: AddressFormat = {
    country: 'US',
    postcode: { label: 'ZIP code', isRequired: true, pattern: String.raw`\d{5}`, example: '95014' },
    city: { label: 'City', isRequired: true },
    region: { label: 'State', isRequired: true, choices: [{ code: 'NY', name: 'New York' }] },
  }
  expect(addressProblems(format, {}).map(({ message }) => message)).toEqual([
    'Enter a ZIP code like 95014.',
    'Enter a city.',
    'Choose a state.',
  ])
  expect(addressProblems({ ...format, region: null, postcode: null }, { city: 'X' })).toEqual([])
})

test('digits of any script are digits', () => {
  expect(asciiDigits('１２٣४')).toBe('1234')
  expect(asciiDigits('𝟘𝟡 ۹ ๙')).toBe('09 9 9')
})
