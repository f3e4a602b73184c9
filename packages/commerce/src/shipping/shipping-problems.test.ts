import { expect, test } from 'vitest'
import { defaultShipping, type Place, type Zone } from './shipping.ts'
import { shippingProblems, tierProblems } from './shipping-problems.ts'
import { shippingWarnings } from './shipping-warnings.ts'

const [worldwide] = defaultShipping.zones
const rate = { ...worldwide!.rates[0]!, id: 'post' }

const aZone = (name: string, places: Partial<Place>[], values: Partial<Zone> = {}): Zone => ({
  id: name,
  name,
  restOfWorld: false,
  places: places.map((place) => ({ country: 'DE', regions: [], postcodes: [], ...place })),
  rates: [],
  ...values,
})

const tier = (from: number, to: number | null) => ({ from, to, price: 1 })
const messages = (...zones: Zone[]) => shippingProblems({ zones }).map(({ message }) => message)
const paths = (...zones: Zone[]) => shippingProblems({ zones }).map(({ path }) => path)

test('the defaults are fine', () => {
  expect(shippingProblems(defaultShipping)).toEqual([])
})

test('steps follow each other without a gap or an overlap', () => {
  const pathsOf = (...tiers: ReturnType<typeof tier>[]) => tierProblems(tiers).map((p) => p.path)
  expect(pathsOf(tier(0, 10), tier(10, 20), tier(20, null))).toEqual([])
  expect(pathsOf()).toEqual(['tiers'])
  expect(pathsOf(tier(0, 10), tier(11, 20))).toEqual(['tiers.1.from'])
  expect(pathsOf(tier(0, 10), tier(9, 20))).toEqual(['tiers.1.from'])
  expect(pathsOf(tier(0, null), tier(10, 20))).toEqual(['tiers.1.from'])
  expect(pathsOf(tier(5, 5))).toEqual(['tiers.0.to'])
})

test('a country is in one zone only', () => {
  expect(messages(aZone('A', [{}]), aZone('B', [{}]))).toEqual(['DE is already in “A”.'])
  expect(paths(aZone('A', [{}]), aZone('B', [{}]))).toEqual(['zones.1.places.0.country'])
  expect(messages(aZone('A', [{}, {}]))).toEqual(['DE is listed twice.'])
})

test('a region is in one zone only, however it is written, and may differ from its country', () => {
  const west = aZone('West', [{ country: 'US', regions: ['CA'] }])
  expect(messages(aZone('US', [{ country: 'US' }]), west)).toEqual([])
  expect(messages(west, aZone('B', [{ country: 'US', regions: ['california'] }]))).toEqual([
    'california (US) is already in “West”.',
  ])
})

test('no postcode begins like one of another zone', () => {
  const islands = aZone('Islands', [{ country: 'ES', postcodes: ['35'] }])
  expect(messages(islands, aZone('B', [{ country: 'ES', postcodes: ['38'] }]))).toEqual([])
  expect(messages(islands, aZone('B', [{ country: 'ES', postcodes: ['350'] }]))).toHaveLength(1)
  expect(paths(aZone('B', [{ country: 'ES', postcodes: ['-'] }]))).toEqual([
    'zones.0.places.0.postcodes',
  ])
})

test('a zone is somewhere, the rest of the world is one, and ids are unlike', () => {
  expect(paths(aZone('Nowhere', []))).toEqual(['zones.0.places'])
  const rest = aZone('Rest', [], { restOfWorld: true })
  expect(paths(worldwide!, rest)).toEqual(['zones.1.restOfWorld'])
  const twice = aZone('A', [{}], { rates: [rate, rate] })
  expect(paths(twice)).toEqual(['zones.0.rates.1.id'])
  expect(paths(aZone('A', [{ country: 'XX' }]))).toEqual(['zones.0.places.0.country'])
  const backwards = { ...rate, estimate: { min: 3, max: 2 } }
  expect(paths(aZone('A', [{}], { rates: [backwards] }))).toEqual(['zones.0.rates.0.estimate.max'])
})

test('what costs orders is warned of', () => {
  const shop = { soldTo: ['DE', 'AT'], weightless: 3 }
  const byWeight = { ...rate, basis: 'weight' as const }
  const zones = [aZone('Germany', [{}], { rates: [byWeight] }), aZone('Empty', [{ country: 'FR' }])]
  expect(shippingWarnings({ ...defaultShipping, zones }, shop)).toEqual([
    { kind: 'unzoned', country: 'AT' },
    { kind: 'without_rate', zone: 'Empty' },
    { kind: 'weightless', products: 3 },
  ])
  expect(shippingWarnings(defaultShipping, shop)).toEqual([])
})
