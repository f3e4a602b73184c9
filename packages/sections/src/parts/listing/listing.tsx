import { isFiltered, type ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import type { Listing as ListingPage } from '@vitrine/contract/catalogue/listing.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePlace } from '../../kit/place-context.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import styles from './listing.module.css'
import { ListingResults } from './listing-results.tsx'
import { Paging } from './paging.tsx'
import { Toolbar } from './toolbar.tsx'

interface ListingProps {
  path: string
  lead?: ReactNode
  title: string
  isTitleHidden?: boolean
  query: ListingQuery
  listing: ListingPage
  /** What the query asks for has not come yet. */
  isOnItsWay?: boolean
  /** Shown in place of the products. */
  failure?: ReactNode
  onNavigate: (address: string) => void
}

/** Products of the shop or of a category, to filter, sort and page through. */
export function Listing(props: ListingProps) {
  const { path, lead, title, isTitleHidden, query, listing, failure, onNavigate } = props
  const { isOnItsWay = false } = props
  const { heading, turnPage } = useRestoredScroll()
  const hasChoice = listing.totalElements > 0 || isFiltered(query)
  return (
    <>
      <header className={styles.header} id="products">
        {lead}
        <h2 ref={heading} tabIndex={-1} className={isTitleHidden ? 'visually-hidden' : undefined}>
          {title}
        </h2>
      </header>
      <div className={styles.columns}>
        {hasChoice && (
          <FilterForm path={path} query={query} facets={listing.facets} onNavigate={onNavigate} />
        )}
        <div className={styles.products} aria-busy={isOnItsWay}>
          {hasChoice && (
            <Toolbar
              path={path}
              query={query}
              total={listing.totalElements}
              onNavigate={onNavigate}
            />
          )}
          <ActiveFilters path={path} query={query} />
          {failure || (
            <ListingResults path={path} query={query} listing={listing} isOnItsWay={isOnItsWay} />
          )}
          {!failure && (
            <Paging path={path} query={query} totalPages={listing.totalPages} onTurn={turnPage} />
          )}
        </div>
      </div>
    </>
  )
}

/**
 * Scrolls to the heading on a page change. When a filter's link disappears, the heading takes its
 * focus without scrolling.
 */
function useRestoredScroll() {
  const { search } = usePlace()
  const heading = useRef<HTMLHeadingElement>(null)
  const isTurning = useRef(false)
  const shown = useRef(search)
  useEffect(() => {
    if (shown.current === search) return
    shown.current = search
    if (isTurning.current) heading.current?.scrollIntoView()
    if (isTurning.current || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    isTurning.current = false
  }, [search])
  function turnPage() {
    isTurning.current = true
  }
  return { heading, turnPage }
}
