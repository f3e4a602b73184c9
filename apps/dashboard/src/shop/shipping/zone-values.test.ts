import { defaultShipping } from '@vitrine/commerce/shipping/shipping.ts'
import type { Shipping } from '@vitrine/contract/shop/shipping.ts'
import { expect, test } from 'vitest'
import {
  newRate,
  withBasis,
  zoneErrors,
  zoneInput,
  zoneValues,
  type ZoneValues,
} from './zone-values.ts'

const shipping: Shipping = { ...defaultShipping, zones: [], revision: 0, warnings: [] }
const place = (country: string, regions: string[] = []) => ({ country, regions, postcodes: [] })
const zone = {
  id: 'alps',
  name: 'Alps',
  restOfWorld: false,
  places: [place('AT'), place('IT', ['Trentino'])],
  rates: [
    {
      id: 'parcel',
      name: 'Parcel',
      enabled: true,
      basis: 'weight' as const,
      price: 0,
      tiers: [
        { from: 0, to: 1500, price: 4 },
        { from: 1500, to: null, price: 7 },
      ],
      freeAbove: 80,
      estimate: { min: 2, max: 3 },
    },
  ],
}

test('a zone that nobody touched is saved as it was', () => {
  expect(zoneInput('alps', zoneValues(zone))).toEqual(zone)
})

test('a step begins where the one before it ends, in grams', () => {
  const values = zoneValues(zone)
  values.rates[0]!.tiers = [
    { to: 2000, price: 4 },
    { to: '', price: 7 },
  ]
  expect(zoneInput('alps', values).rates[0]?.tiers).toEqual([
    { from: 0, to: 2000, price: 4 },
    { from: 2000, to: null, price: 7 },
  ])
})

test('a step keeps its number when the basis is another one', () => {
  const byWeight = zoneValues(zone).rates[0]!
  const bySubtotal = withBasis(byWeight, 'subtotal', 'kg')
  expect(bySubtotal.tiers.map(({ to }) => to)).toEqual([1.5, ''])
  expect(withBasis(bySubtotal, 'flat', 'kg').tiers).toEqual(bySubtotal.tiers)
  expect(withBasis(bySubtotal, 'weight', 'lb').tiers.map(({ to }) => to)).toEqual([680, ''])
  expect(withBasis(bySubtotal, 'weight', 'kg')).toEqual(byWeight)
})

test('missing and wrong values are reported at their fields', () => {
  const values: ZoneValues = {
    name: ' ',
    restOfWorld: false,
    countries: ['DE'],
    parts: [{ country: 'DE', regions: [], postcodes: ['-'] }],
    rates: [
      { ...newRate(), minDays: 3, maxDays: 2 },
      {
        ...newRate(),
        name: 'Parcel',
        basis: 'subtotal',
        tiers: [
          { to: 5, price: 1 },
          { to: 4, price: '' },
        ],
      },
    ],
  }
  const other = { ...zone, id: 'other', name: 'Germany', places: [place('DE')] }
  const errors = zoneErrors('new', values, { ...shipping, zones: [other] })
  expect(errors).toMatchObject({
    name: 'Give the zone a name.',
    countries: 'DE is already in “Germany”.',
    'parts.0.postcodes': 'A postcode needs at least one letter or digit.',
    'rates.0.name': 'Give the rate a name.',
    'rates.0.price': 'Enter a price; 0 is free.',
    'rates.0.maxDays': 'The last day cannot come before the first.',
    'rates.1.tiers.1.to': 'A step has to end above its start.',
    'rates.1.tiers.1.price': 'Enter a price; 0 is free.',
  })
  expect(zoneErrors('new', { ...values, countries: [], parts: [] }, shipping)).toMatchObject({
    countries: 'Choose where this zone delivers.',
  })
})
