import { isCountry } from '../places/countries.ts'
import { regionKey } from '../places/regions.ts'
import type { Days, ShippingRate, ShippingSettings, Tier, Zone } from './shipping.ts'
import { postcodeKey } from './shipping-zone.ts'

export type Problem = { path: string; message: string }

/** Lists errors that prevent saving. Amounts may be in any unit. */
export function shippingProblems({ zones }: Pick<ShippingSettings, 'zones'>): Problem[] {
  return [
    ...zones.flatMap((zone, index) => zoneProblems(zone, `zones.${index}.`)),
    ...twoRests(zones),
    ...sharedPlaces(zones),
    ...equalIds(zones),
  ]
}

export function zoneProblems(zone: Zone, path = ''): Problem[] {
  const { places, restOfWorld, rates } = zone
  const isNowhere = !restOfWorld && !places.length
  return [
    ...(isNowhere ? [{ path: `${path}places`, message: 'Choose where this zone delivers.' }] : []),
    ...places.flatMap(({ country, postcodes }, index) => [
      ...unless(isCountry(country), `${path}places.${index}.country`, 'This is not a country.'),
      ...unless(
        postcodes.every(postcodeKey),
        `${path}places.${index}.postcodes`,
        'A postcode needs at least one letter or digit.',
      ),
    ]),
    ...rates.flatMap((rate, index) => rateProblems(rate, `${path}rates.${index}.`)),
  ]
}

export function rateProblems({ basis, tiers, estimate }: ShippingRate, path = ''): Problem[] {
  return [
    ...(basis === 'flat' ? [] : tierProblems(tiers, `${path}tiers`)),
    ...estimateProblems(estimate, path),
  ]
}

/** Checks that tiers ascend without gap or overlap. */
export function tierProblems(tiers: readonly Tier[], path = 'tiers'): Problem[] {
  if (!tiers.length) return [{ path, message: 'Add a first step.' }]
  return tiers.flatMap(({ from, to }, index) => {
    const before = tiers[index - 1]
    const at = `${path}.${index}`
    if (to !== null && to <= from)
      return [{ path: `${at}.to`, message: 'A step has to end above its start.' }]
    if (!before) return []
    if (before.to === null || from < before.to)
      return [{ path: `${at}.from`, message: 'This step overlaps the one before it.' }]
    return unless(from === before.to, `${at}.from`, 'There is a gap before this step.')
  })
}

function estimateProblems(estimate: Days | null, path: string): Problem[] {
  const isOrdered = !estimate || estimate.min <= estimate.max
  return unless(isOrdered, `${path}estimate.max`, 'The last day cannot come before the first.')
}

function twoRests(zones: readonly Zone[]): Problem[] {
  const rests = zones.flatMap(({ restOfWorld }, index) => (restOfWorld ? [index] : []))
  return rests.slice(1).map((index) => ({
    path: `zones.${index}.restOfWorld`,
    message: `“${zones[rests[0]!]!.name}” already delivers to the rest of the world.`,
  }))
}

type Claim = { zone: Zone; path: string; kind: string; key: string; label: string }

/** Rejects places in two zones, whose rates would be ambiguous. */
function sharedPlaces(zones: readonly Zone[]): Problem[] {
  const claims = zones.flatMap(claimsOf)
  return claims.flatMap((claim, index) => {
    const other = claims.slice(0, index).find((each) => overlap(each, claim))
    if (!other) return []
    const message =
      other.zone === claim.zone
        ? `${claim.label} is listed twice.`
        : `${claim.label} is already in “${other.zone.name}”.`
    return [{ path: claim.path, message }]
  })
}

function claimsOf(zone: Zone, zoneIndex: number): Claim[] {
  return zone.places.flatMap(({ country, regions, postcodes }, index) => {
    const path = `zones.${zoneIndex}.places.${index}`
    const claim = { zone, path }
    if (!regions.length && !postcodes.length)
      return [{ ...claim, path: `${path}.country`, kind: country, key: '', label: country }]
    return [
      ...regions.map((region) => ({
        ...claim,
        path: `${path}.regions`,
        kind: `${country} region`,
        key: regionKey(country, region),
        label: `${region} (${country})`,
      })),
      ...postcodes.map((postcode) => ({
        ...claim,
        path: `${path}.postcodes`,
        kind: `${country} postcode`,
        key: postcodeKey(postcode),
        label: `Postcode ${postcode} (${country})`,
      })),
    ]
  })
}

function overlap(a: Claim, b: Claim): boolean {
  if (a.kind !== b.kind) return false
  const isPostcode = a.kind.endsWith('postcode')
  return isPostcode ? a.key.startsWith(b.key) || b.key.startsWith(a.key) : a.key === b.key
}

/** Rate ids are unique across zones, since an order names only the rate. */
function equalIds(zones: readonly Zone[]): Problem[] {
  const ids = zones.flatMap((zone, z) => [
    { id: `zone ${zone.id}`, path: `zones.${z}.id` },
    ...zone.rates.map(({ id }, r) => ({ id: `rate ${id}`, path: `zones.${z}.rates.${r}.id` })),
  ])
  const seen = new Set(['rate pickup'])
  return ids.flatMap(({ id, path }) => {
    if (seen.has(id)) return [{ path, message: 'This id is already used.' }]
    seen.add(id)
    return []
  })
}

function unless(isFine: boolean, path: string, message: string): Problem[] {
  return isFine ? [] : [{ path, message }]
}
