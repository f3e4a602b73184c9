import { maxMinor, toMinor } from '@vitrine/commerce/money/money.ts'
import type { listingInput } from '@vitrine/contract/catalogue/listing.ts'
import type { z } from 'zod'
import { invalidInput } from '../../platform/refusal.ts'

export type ParsedListing = z.output<typeof listingInput>

export interface ListingFilter {
  categoryId: string | undefined
  lowest: number
  highest: number
  inStock: boolean
  groups: ChosenGroup[]
}

interface ChosenGroup {
  name: string
  values: string[]
  /** JSON patterns (`@>`) that match products with one of the values. */
  patterns: object[]
}

export function listingFilter(
  { minPrice, maxPrice, inStock, attributes }: ParsedListing,
  categoryId: string | undefined,
  currency: string,
): ListingFilter {
  const lowest = minPrice === undefined ? 0 : amount(minPrice, 'minPrice', currency)
  const highest = maxPrice === undefined ? maxMinor : amount(maxPrice, 'maxPrice', currency)
  if (lowest > highest) throw invalidInput('maxPrice', 'This is below the lowest price.')
  return { categoryId, lowest, highest, inStock, groups: groupsOf(attributes) }
}

function amount(decimal: number, path: string, currency: string) {
  const minor = toMinor(decimal, currency)
  if (minor === undefined) throw invalidInput(path, `This has more decimals than ${currency} has.`)
  return minor
}

function groupsOf(attributes: ParsedListing['attributes']): ChosenGroup[] {
  return [...Map.groupBy(attributes, ({ name }) => name)].map(([name, chosen]) => ({
    name,
    values: chosen.map(({ value }) => value),
    patterns: chosen.map(({ value }) => [{ name, values: [{ value }] }]),
  }))
}
