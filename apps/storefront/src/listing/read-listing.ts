import { readListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import type { Visit } from '../page/visit.ts'
import { listingData } from '@vitrine/sections/parts/listing/listing-data.ts'

export async function readListing({ read, source, url }: Visit, category?: string) {
  return await read(listingData(source, category, readListingQuery(url.searchParams)))
}
