import { ShopLink } from '../layout/shop-link.tsx'
import styles from './product-listing.module.css'

interface PagingProps {
  path: string
  /** Counted from 0. */
  pageNumber: number
  hasNext: boolean
}

/** Links, so that the next page is there without JavaScript too. */
export function Paging({ path, pageNumber, hasNext }: PagingProps) {
  if (pageNumber === 0 && !hasNext) return null
  return (
    <nav className={styles.paging} aria-label="Pages">
      {pageNumber > 0 && (
        <ShopLink
          href={pagedPath(path, pageNumber - 1)}
          rel="prev"
          className="button button-secondary"
        >
          Previous
        </ShopLink>
      )}
      <span aria-current="page">Page {pageNumber + 1}</span>
      {hasNext && (
        <ShopLink
          href={pagedPath(path, pageNumber + 1)}
          rel="next"
          className="button button-secondary"
        >
          Next
        </ShopLink>
      )}
    </nav>
  )
}

export function pagedPath(path: string, pageNumber: number): string {
  return pageNumber > 0 ? `${path}?page=${pageNumber + 1}` : path
}
