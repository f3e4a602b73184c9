import { isFiltered, type ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import type { Listing } from '@vitrine/contract/catalogue/listing.ts'
import styles from './listing.module.css'
import { ProductListing } from './product-listing.tsx'
import { withoutFilters } from './without-filters.ts'

interface ListingResultsProps {
  path: string
  query: ListingQuery
  listing: Listing
  isOnItsWay: boolean
}

export function ListingResults({ path, query, listing, isOnItsWay }: ListingResultsProps) {
  if (listing.content.length) {
    return (
      <div className={styles.shown} data-old={isOnItsWay || undefined}>
        <ProductListing products={listing.content} />
      </div>
    )
  }
  return isFiltered(query) ? (
    <div className={styles.empty}>
      <p>No products fit these filters.</p>
      <a href={withoutFilters(path, query)} className="button">
        Show all products
      </a>
    </div>
  ) : (
    <div className={styles.empty}>
      <p>There are no products here yet.</p>
      <a href={path === '/shop' ? '/' : '/shop'} className="button">
        {path === '/shop' ? 'To the home page' : 'Browse the shop'}
      </a>
    </div>
  )
}
