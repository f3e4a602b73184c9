import { canonicalTimeZone } from '@vitrine/commerce/places/time-zone.ts'
import { isSlug } from '@vitrine/commerce/text/slug.ts'
import { deviceValue, isPerDevice } from './per-device.ts'
import type { Kind, NumberKind, Setting } from './setting.ts'
import { cssColor } from './values/css-color.ts'
import { cssGradient } from './values/css-gradient.ts'
import { parseSize } from './values/css-size.ts'
import { safeSource, safeUrl } from './values/safe-url.ts'
import { cssSpacing } from './values/spacing.ts'
import { problemOfCss } from './values/own-css.ts'
import { isLocalTime } from './values/local-time.ts'
import { cssTracks } from './values/tracks.ts'

type KindOf<Name extends Kind['kind']> = Extract<Kind, { kind: Name }>
type Checks = {
  [Name in Exclude<Kind['kind'], 'list'>]: (value: unknown, kind: KindOf<Name>) => string | false
}

const lineLength = 300
const textLength = 20_000

/** Each check returns the error message for the owner, or false. The caller walks lists. */
const checks: Checks = {
  checkbox: (value) => typeof value !== 'boolean' && 'This is either on or off.',
  number: checkNumber,
  select: (value, { options }) =>
    !options.some((option) => option.value === value) && 'This is not one of the choices.',
  text: (value, { maxLength = lineLength }) => checkText(value, maxLength),
  textarea: (value, { maxLength = textLength }) => checkText(value, maxLength),
  richText: (value, { maxLength = textLength }) => checkText(value, maxLength),
  color: (value) => isSet(value) && !cssColor(value) && 'This is not a colour.',
  gradient: (value) => isSet(value) && !cssGradient(value) && 'This is not a gradient.',
  spacing: (value) => isSet(value) && !cssSpacing(value) && 'Use one to four sizes.',
  tracks: (value) => !cssTracks(value) && 'Use one to six widths, such as 2 1 or 240px 1.',
  unitNumber: checkSize,
  image: (value) => isSet(value) && !safeSource(value) && 'This is not the URL of an image.',
  video: (value) => isSet(value) && !safeSource(value) && 'This is not the address of a video.',
  audio: (value) => isSet(value) && !safeUrl(value) && 'This is not an address.',
  captions: (value) => isSet(value) && !safeUrl(value) && 'This is not an address.',
  link: (value) => isSet(value) && !safeUrl(value) && 'This is not an address.',
  product: (value) => isSet(value) && !isSlugText(value) && 'This is not a product.',
  menu: (value) => isSet(value) && !isId(value) && 'This is not a menu.',
  css: (value) => checkText(value, textLength) || problemOfCss(String(value)),
  dateTime: (value) => isSet(value) && !isLocalTime(value) && 'Use a day and a time.',
  timeZone: (value) => isSet(value) && !isTimeZone(value) && 'There is no such time zone.',
  category: (value) => isSet(value) && !isSlugText(value) && 'This is not a category.',
}

export function checkValue(value: unknown, setting: Setting): string | false {
  if (!setting.perDevice || !isPerDevice(value)) return checkOne(value, setting)
  const unknown = Object.keys(value).some((key) => !['base', 'tablet', 'mobile'].includes(key))
  if (unknown) return 'A value per device has a base, a tablet and a mobile value.'
  const values = [value.base, deviceValue(value, 'tablet'), deviceValue(value, 'mobile')]
  return values.map((each) => checkOne(each, setting)).find(Boolean) ?? false
}

function checkOne(value: unknown, setting: Setting): string | false {
  if (setting.kind === 'list') return false
  const check = checks[setting.kind] as (value: unknown, kind: Setting) => string | false
  return check(value, setting)
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}

function isSet(value: unknown): boolean {
  return value !== ''
}

function checkText(value: unknown, maxLength: number): string | false {
  if (typeof value !== 'string') return 'This is not a text.'
  return value.length > maxLength && `Use at most ${maxLength} characters.`
}

function checkNumber(value: unknown, { min, max, step = 1 }: NumberKind): string | false {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'This is not a number.'
  if (Number.isInteger(step) && !Number.isInteger(value)) return 'Use a whole number.'
  return (value < min || value > max) && `Use a number from ${min} to ${max}.`
}

function checkSize(value: unknown, { units, min, max }: KindOf<'unitNumber'>): string | false {
  if (!isSet(value)) return false
  const size = parseSize(value)
  if (!size) return 'This is not a size.'
  if (size.amount !== 0 && !units.includes(size.unit)) return `Use ${units.join(', ')}.`
  if (min !== undefined && size.amount < min) return `Use at least ${min}.`
  return max !== undefined && size.amount > max && `Use at most ${max}.`
}

function isSlugText(value: unknown): boolean {
  return typeof value === 'string' && isSlug(value)
}

function isTimeZone(value: unknown): boolean {
  return typeof value === 'string' && canonicalTimeZone(value) !== undefined
}
