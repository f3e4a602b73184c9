import type { ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import { listingPath } from './listing-path.ts'

export function withoutFilters(path: string, query: ListingQuery): string {
  const nothing = { minPrice: undefined, maxPrice: undefined, inStock: false, attributes: [] }
  return listingPath(path, query, nothing)
}
