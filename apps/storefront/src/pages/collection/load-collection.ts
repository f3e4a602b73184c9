import { isPastEnd } from '@vitrine/sections/parts/listing/listing-data.ts'
import { readListing } from '../../listing/read-listing.ts'
import { readTemplate } from '../../page/read-template.ts'
import { readGlobalContent } from '../../page/read-page.ts'
import { found, type FoundPage, missing, missingOr, moved, type Visit } from '../../page/visit.ts'

export async function loadCollection(visit: Visit): Promise<FoundPage> {
  const { key } = visit
  const [listing] = await Promise.all([
    readListing(visit, key),
    readGlobalContent(visit),
    readTemplate(visit, 'collection', `/collection/${key}`),
  ])
  if (!listing) return missingOr(listing)
  if (!listing.category) return missing
  const { slug } = listing.category
  if (slug !== key) return moved(visit, `/collection/${slug}`)
  return isPastEnd(listing) ? missing : found
}
