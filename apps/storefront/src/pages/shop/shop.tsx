import { useQuery } from '@tanstack/react-query'
import { isFiltered } from '@vitrine/commerce/catalogue/listing-query.ts'
import { hasMainHeading } from '@vitrine/sections/render/has-main-heading.ts'
import { SectionList } from '@vitrine/sections/render/section-list.tsx'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { LoadFailure } from '../../layout/load-failure.tsx'
import { pageTexts } from '../../page/page-title.ts'
import { pageQuery } from '../../calls/queries.ts'
import { isPastEnd } from '@vitrine/sections/parts/listing/listing-data.ts'
import { ListingHead } from '../../listing/listing-head.tsx'
import { ListingSkeleton } from '../../listing/listing-skeleton.tsx'
import { NotFound } from '../../layout/not-found-part.ts'
import styles from '@vitrine/sections/parts/listing/listing.module.css'
import { Listing } from '@vitrine/sections/parts/listing/listing.tsx'
import { showsEverything } from './shows-everything.ts'
import { useListing } from '../../listing/use-listing.ts'
import { navigate } from '../../shell/router/navigate.ts'

const path = '/shop'

export function Shop() {
  const source = useStoreSource()
  const page = useQuery(pageQuery(source, 'shop'))
  const state = useListing()
  const { query, listing } = state
  if (page.data === undefined || !listing) {
    const error = page.error ?? state.error
    const retry = page.error ? () => void page.refetch() : state.retry
    return error ? <LoadFailure message={error.message} onRetry={retry} /> : <ListingSkeleton />
  }
  if (isPastEnd(listing)) return <NotFound props={{}} fallback={null} />
  const built = page.data || null
  const sections = query.pageNumber === 0 ? (built?.content ?? []) : []
  const isListed = isFiltered(query) || !showsEverything(sections, listing.totalElements)
  const heading = <h1>{built?.name ?? 'Shop'}</h1>
  return (
    <>
      <ListingHead
        {...(built
          ? pageTexts(built, source.store)
          : { title: `Shop · ${source.store.name}`, description: '' })}
        path={path}
        query={query}
      />
      <SectionList content={sections} aboveFold />
      {isListed && (
        <section className={styles.listing}>
          <Listing
            path={path}
            lead={!hasMainHeading(sections) && heading}
            title="All products"
            query={query}
            listing={listing}
            isOnItsWay={state.isOnItsWay}
            failure={
              state.error && <LoadFailure message={state.error.message} onRetry={state.retry} />
            }
            onNavigate={navigate}
          />
        </section>
      )}
    </>
  )
}
