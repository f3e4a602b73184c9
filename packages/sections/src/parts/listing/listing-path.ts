import { writeListingQuery, type ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'

export function listingPath(
  path: string,
  query: ListingQuery,
  changes: Partial<ListingQuery> = {},
): string {
  const pageNumber = Object.keys(changes).length ? 0 : query.pageNumber
  return path + writeListingQuery({ ...query, pageNumber, ...changes })
}
