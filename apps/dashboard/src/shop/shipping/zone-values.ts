import type { Problem } from '@vitrine/commerce/shipping/shipping-problems.ts'
import { shippingProblems } from '@vitrine/commerce/shipping/shipping-problems.ts'
import { fromGrams, toGrams, type WeightUnit } from '@vitrine/commerce/catalogue/weight.ts'
import type { Shipping, ZoneInput } from '@vitrine/contract/shop/shipping.ts'

type Rate = ZoneInput['rates'][number]
type Place = ZoneInput['places'][number]

type Typed = number | string

export interface RateValues {
  id: string
  name: string
  enabled: boolean
  basis: Rate['basis']
  price: Typed
  /**
   * Start of the first tier; grams where the basis is weight. Later tiers begin where the previous
   * one ends.
   */
  from: Typed
  tiers: { to: Typed; price: Typed }[]
  freeAbove: Typed
  minDays: Typed
  maxDays: Typed
}

/** Whole countries are separate from countries with selected regions. */
export interface ZoneValues {
  name: string
  restOfWorld: boolean
  countries: string[]
  parts: Place[]
  rates: RateValues[]
}

const isWhole = ({ regions, postcodes }: Place) => !regions.length && !postcodes.length

export function newRate(): RateValues {
  return {
    id: crypto.randomUUID(),
    name: '',
    enabled: true,
    basis: 'flat',
    price: '',
    from: 0,
    tiers: [{ to: '', price: '' }],
    freeAbove: '',
    minDays: '',
    maxDays: '',
  }
}

export function withBasis(rate: RateValues, basis: Rate['basis'], unit: WeightUnit): RateValues {
  const isWeight = basis === 'weight'
  if (isWeight === (rate.basis === 'weight')) return { ...rate, basis }
  const convert = isWeight ? toGrams : fromGrams
  const bound = (typed: Typed) => (typed === '' ? '' : convert(Number(typed), unit))
  const tiers = rate.tiers.map((tier) => ({ ...tier, to: bound(tier.to) }))
  return { ...rate, basis, from: bound(rate.from), tiers }
}

export function zoneValues({ name, restOfWorld, places, rates }: ZoneInput): ZoneValues {
  return {
    name,
    restOfWorld,
    countries: places.filter(isWhole).map(({ country }) => country),
    parts: places.filter((place) => !isWhole(place)),
    rates: rates.map(rateValues),
  }
}

export function zoneInput(id: string, values: ZoneValues): ZoneInput {
  const whole = values.countries.map((country) => ({ country, regions: [], postcodes: [] }))
  return {
    id,
    name: values.name.trim(),
    restOfWorld: values.restOfWorld,
    places: [...whole, ...values.parts],
    rates: values.rates.map(rateInput),
  }
}

export function zoneErrors(id: string, values: ZoneValues, { zones }: Shipping) {
  const zone = zoneInput(id, values)
  const problems = shippingProblems({ zones: [...zones.filter((each) => each.id !== id), zone] })
  const own = `zones.${zones.filter((each) => each.id !== id).length}.`
  const errors = problems
    .filter(({ path }) => path.startsWith(own))
    .map(({ path, message }) => [fieldOf(path.slice(own.length), values), message])
  return { ...emptyFields(values), ...Object.fromEntries(errors) }
}

/** Maps a problem of the settings to a field of the zone's form. */
function fieldOf(path: Problem['path'], { countries }: Pick<ZoneValues, 'countries'>) {
  const [list, index = '', ...rest] = path.split('.')
  if (list === 'places' && index === '') return 'countries'
  if (list === 'places' && Number(index) < countries.length) return 'countries'
  if (list === 'places') return ['parts', Number(index) - countries.length, ...rest].join('.')
  // A tier begins where the previous one ends, so its own end is the editable field.
  if (path.endsWith('.from')) return path.replace(/from$/, 'to')
  if (path.endsWith('.tiers')) return `${path}.0.to`
  return path.replace('estimate.max', 'maxDays')
}

function emptyFields({ name, parts, rates }: ZoneValues): Record<string, string> {
  const errors: Record<string, string> = {}
  if (!name.trim()) errors['name'] = 'Give the zone a name.'
  for (const [index, { country, regions, postcodes }] of parts.entries()) {
    if (!country) errors[`parts.${index}.country`] = 'Choose a country.'
    if (!regions.length && !postcodes.length)
      errors[`parts.${index}.regions`] = 'Add a region or the start of postcodes.'
  }
  for (const [index, rate] of rates.entries()) {
    if (!rate.name.trim()) errors[`rates.${index}.name`] = 'Give the rate a name.'
    if (rate.basis === 'flat' && rate.price === '')
      errors[`rates.${index}.price`] = 'Enter a price; 0 is free.'
    for (const [at, tier] of rate.basis === 'flat' ? [] : rate.tiers.entries())
      if (tier.price === '')
        errors[`rates.${index}.tiers.${at}.price`] = 'Enter a price; 0 is free.'
  }
  return errors
}

function rateValues(rate: Rate): RateValues {
  const { id, name, enabled, basis, price, tiers, freeAbove, estimate } = rate
  return {
    id,
    name,
    enabled,
    basis,
    price,
    from: tiers[0]?.from ?? 0,
    tiers: tiers.length
      ? tiers.map(({ to, price: cost }) => ({ to: to ?? '', price: cost }))
      : [{ to: '', price: '' }],
    freeAbove: freeAbove ?? '',
    minDays: estimate?.min ?? '',
    maxDays: estimate?.max ?? '',
  }
}

function rateInput(values: RateValues): Rate {
  const { id, name, enabled, basis, price, tiers, from, freeAbove, minDays, maxDays } = values
  const hasDays = minDays !== '' || maxDays !== ''
  return {
    id,
    name: name.trim(),
    enabled,
    basis,
    price: basis === 'flat' ? (numberOf(price) ?? 0) : 0,
    tiers:
      basis === 'flat'
        ? []
        : tiers.map((tier, index) => ({
            from: numberOf(index ? tiers[index - 1]!.to : from) ?? 0,
            to: numberOf(tier.to),
            price: numberOf(tier.price) ?? 0,
          })),
    freeAbove: numberOf(freeAbove),
    estimate: hasDays
      ? { min: numberOf(minDays) ?? 0, max: numberOf(maxDays) ?? numberOf(minDays) ?? 0 }
      : null,
  }
}

function numberOf(typed: Typed): number | null {
  return typed === '' ? null : Number(typed)
}
