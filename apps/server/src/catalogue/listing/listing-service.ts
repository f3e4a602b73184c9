import type { Listing } from '@vitrine/contract/catalogue/listing.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { requireCategoryBySlug } from '../categories/service.ts'
import { pageOf } from '../../platform/page-of.ts'
import { isLarge } from '../cards/is-large.ts'
import { countLarge, isLargeStore } from './large-listing.ts'
import { listListing } from './list-listing.ts'
import { countListing, toFacets } from './listing-facets.ts'
import { listingFilter, type ParsedListing } from './listing-filter.ts'
import { toCard, type StoreTerms } from '../cards/product-record.ts'

/** Returns one page of a listing. Old slugs of the category work too. */
export async function requireListing(
  tx: StoreTransaction,
  input: ParsedListing,
  terms: StoreTerms,
): Promise<Listing> {
  const { sort, pageNumber, pageSize } = input
  const category =
    input.category === undefined ? null : await requireCategoryBySlug(tx, input.category)
  const filter = listingFilter(input, category?.id, terms.currency)
  const isWide = category ? isLarge(category.productCount) : await isLargeStore(tx)
  const [cards, counted] = await Promise.all([
    listListing(tx, filter, { sort, isWide }, { limit: pageSize, offset: pageNumber * pageSize }),
    isWide ? countLarge(tx, filter) : countListing(tx, filter),
  ])
  const content = cards.map((card) => toCard(card, terms))
  const facets = toFacets(counted, terms.currency)
  return { ...pageOf(content, counted.total, { pageNumber, pageSize }), category, facets }
}
