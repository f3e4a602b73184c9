import { regionKey } from '../places/regions.ts'
import type { Place, Zone } from './shipping.ts'

export type Address = {
  country: string
  region?: string | undefined
  postcode?: string | undefined
}

/** Returns the zone with the most specific match. */
export function zoneFor(zones: readonly Zone[], address: Address): Zone | undefined {
  const matches = zones.map((zone) => ({ zone, closeness: closenessOf(zone, address) }))
  const best = Math.max(0, ...matches.map(({ closeness }) => closeness))
  return best ? matches.find(({ closeness }) => closeness === best)?.zone : undefined
}

/** Normalizes a postcode: "SW1Y 4JH" and "sw1y4jh" are equal. */
export function postcodeKey(postcode: string): string {
  return postcode.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Scores a match: 4 postcode, 3 region, 2 country, 1 rest of the world, 0 none. */
function closenessOf({ places, restOfWorld }: Zone, address: Address): number {
  const rest = restOfWorld ? 1 : 0
  return Math.max(rest, ...places.map((place) => closenessOfPlace(place, address)))
}

function closenessOfPlace({ country, regions, postcodes }: Place, address: Address): number {
  if (country !== address.country) return 0
  const postcode = postcodeKey(address.postcode ?? '')
  if (postcodes.some((prefix) => postcode.startsWith(postcodeKey(prefix)))) return 4
  const region = address.region && regionKey(country, address.region)
  if (region && regions.some((each) => regionKey(country, each) === region)) return 3
  return regions.length || postcodes.length ? 0 : 2
}
