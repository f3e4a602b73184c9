import type { ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import { listingPath } from './listing-path.ts'
import styles from './listing.module.css'

interface PagingProps {
  path: string
  query: ListingQuery
  totalPages: number
  onTurn: () => void
}

/** Uses links, which work without JavaScript. */
export function Paging({ path, query, totalPages, onTurn }: PagingProps) {
  const { pageNumber } = query
  if (totalPages < 2) return null
  const turnTo = (next: number) => ({
    href: listingPath(path, query, { pageNumber: next }),
    className: 'button button-secondary',
    onClick: onTurn,
  })
  return (
    <nav className={styles.paging} aria-label="Pages">
      {pageNumber > 0 && (
        <a rel="prev" {...turnTo(pageNumber - 1)}>
          Previous
        </a>
      )}
      <span aria-current="page">
        Page {pageNumber + 1} of {totalPages}
      </span>
      {pageNumber + 1 < totalPages && (
        <a rel="next" {...turnTo(pageNumber + 1)}>
          Next
        </a>
      )}
    </nav>
  )
}
