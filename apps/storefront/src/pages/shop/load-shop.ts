import { isPastEnd } from '@vitrine/sections/parts/listing/listing-data.ts'
import { readListing } from '../../listing/read-listing.ts'
import { readPage } from '../../page/read-page.ts'
import { found, type FoundPage, missing, type Visit } from '../../page/visit.ts'

export async function loadShop(visit: Visit): Promise<FoundPage> {
  const [listing] = await Promise.all([readListing(visit), readPage({ ...visit, key: 'shop' })])
  return listing && !isPastEnd(listing) ? found : missing
}
