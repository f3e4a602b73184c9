import { expect, test } from 'vitest'
import {
  defaultShipping,
  freeCheapest,
  offeredRates,
  rateCost,
  type ShippingRate,
  type ShippingSettings,
  type Zone,
} from './shipping.ts'
import { zoneFor } from './shipping-zone.ts'

const aRate = (values: Partial<ShippingRate> = {}): ShippingRate => ({
  id: 'post',
  name: 'Post',
  enabled: true,
  basis: 'flat',
  price: 490,
  tiers: [],
  freeAbove: null,
  estimate: null,
  ...values,
})

const aZone = (name: string, values: Partial<Zone> = {}): Zone => ({
  id: name,
  name,
  restOfWorld: false,
  places: [],
  rates: [aRate({ id: name })],
  ...values,
})

const place = (country: string, regions: string[] = [], postcodes: string[] = []) => ({
  country,
  regions,
  postcodes,
})

const zones = [
  aZone('Spain', { places: [place('ES')] }),
  aZone('Islands', { places: [place('ES', [], ['35', '38'])] }),
  aZone('West', { places: [place('US', ['CA', 'Oregon'])] }),
  aZone('World', { restOfWorld: true }),
]

test('an address belongs to the zone that names it most narrowly', () => {
  const nameFor = (country: string, more = {}) => zoneFor(zones, { country, ...more })?.name
  expect(nameFor('ES', { postcode: '28013' })).toBe('Spain')
  expect(nameFor('ES', { postcode: '35 001' })).toBe('Islands')
  expect(nameFor('US', { region: 'california' })).toBe('West')
  expect(nameFor('US', { region: 'OR' })).toBe('West')
  expect(nameFor('US', { region: 'Ohio' })).toBe('World')
  expect(nameFor('DE')).toBe('World')
  expect(zoneFor(zones.slice(0, 3), { country: 'DE' })).toBeUndefined()
})

test('steps by subtotal begin with their first amount, steps by weight end with their last', () => {
  const tiers = [
    { from: 0, to: 2000, price: 490 },
    { from: 2000, to: 5000, price: 790 },
  ]
  const bySubtotal = (subtotal: number) =>
    rateCost(aRate({ basis: 'subtotal', tiers }), { subtotal, weight: 0 })
  const byWeight = (weight: number) =>
    rateCost(aRate({ basis: 'weight', tiers }), { subtotal: 0, weight })

  expect([0, 1999, 2000, 4999, 5000].map(bySubtotal)).toEqual([490, 490, 790, 790, undefined])
  expect([0, 2000, 2001, 5000, 5001].map(byWeight)).toEqual([490, 490, 790, 790, undefined])
})

test('from its amount on a rate costs nothing, if it is offered at all', () => {
  const parcel = { subtotal: 5000, weight: 900 }
  expect(rateCost(aRate({ freeAbove: 5000 }), parcel)).toBe(0)
  expect(rateCost(aRate({ freeAbove: 5001 }), parcel)).toBe(490)
  const light = aRate({
    basis: 'weight',
    tiers: [{ from: 0, to: 500, price: 100 }],
    freeAbove: 0,
  })
  expect(rateCost(light, parcel)).toBeUndefined()
})

test('a shopper sees what is on, the cheapest first and the pickup last', () => {
  const settings: ShippingSettings = {
    ...defaultShipping,
    processingDays: 1,
    packageWeight: 200,
    pickup: { ...defaultShipping.pickup, enabled: true, address: 'Teestraße 1' },
    zones: [
      aZone('Germany', {
        places: [place('DE')],
        rates: [
          aRate({ id: 'express', price: 990, estimate: { min: 1, max: 2 } }),
          aRate({ id: 'off', price: 1, enabled: false }),
          aRate({
            id: 'letter',
            basis: 'weight',
            tiers: [{ from: 0, to: 1000, price: 300 }],
          }),
        ],
      }),
    ],
  }
  const offered = (weight: number, country = 'DE') =>
    offeredRates(settings, { country }, { subtotal: 1000, weight }, 'DE')

  expect(offered(800)).toMatchObject([
    { id: 'letter', price: 300, pickup: null },
    { id: 'express', price: 990, estimate: { min: 2, max: 3 } },
    { id: 'pickup', price: 0, pickup: { address: 'Teestraße 1' } },
  ])
  expect(offered(801).map(({ id }) => id)).toEqual(['express', 'pickup'])
  expect(offered(100, 'AT')).toEqual([])
})

test('free shipping is the cheapest way to send, not the pickup and not the express', () => {
  const { rates } = aZone('World', {
    rates: [aRate(), aRate({ id: 'express', price: 990 })],
  })
  const settings = {
    ...defaultShipping,
    zones: [aZone('World', { restOfWorld: true, rates })],
    pickup: { ...defaultShipping.pickup, enabled: true },
  }
  const offered = offeredRates(settings, { country: 'DE' }, { subtotal: 1, weight: 1 }, 'DE')
  expect(freeCheapest(offered).map(({ price }) => price)).toEqual([0, 990, 0])
})

test('a new store ships everywhere for nothing', () => {
  expect(
    offeredRates(defaultShipping, { country: 'JP' }, { subtotal: 1, weight: 9 }, 'DE'),
  ).toEqual([{ id: 'free', name: 'Free shipping', price: 0, estimate: null, pickup: null }])
})
