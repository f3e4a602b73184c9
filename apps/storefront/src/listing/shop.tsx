import { useQuery } from '@tanstack/react-query'
import { SectionList } from '@vitrine/sections/section-list.tsx'
import { useStoreSource } from '@vitrine/sections/store-context.ts'
import { Head } from '../layout/head.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Spinner } from '../layout/spinner.tsx'
import { pagedPath, Paging } from './paging.tsx'
import { ProductListing } from './product-listing.tsx'
import styles from './product-listing.module.css'
import { titleOf } from '../page-title.ts'
import { showsEverything } from './shows-everything.ts'
import { pageQuery, productsQuery } from '../queries.ts'
import { usePlace } from '../router/place-context.ts'
import { pageNumberOf } from '../routes.ts'

/** What the owner built for it, and below that every product of the shop. */
export function Shop() {
  const source = useStoreSource()
  const pageNumber = pageNumberOf(usePlace().search)
  const page = useQuery(pageQuery(source, 'shop'))
  const listing = useQuery(productsQuery(source, pageNumber))
  const failed = [page, listing].find(({ error }) => error)
  if (failed?.error) {
    return <LoadFailure message={failed.error.message} onRetry={() => void failed.refetch()} />
  }
  if (page.data === undefined || !listing.data) return <Spinner />
  const { products, hasNext } = listing.data
  const sections = pageNumber === 0 ? (page.data?.content ?? []) : []
  const isListed = hasNext || !showsEverything(sections, products.length)
  return (
    <>
      <Head
        title={page.data ? titleOf(page.data, source.store.name) : `Shop · ${source.store.name}`}
        description={page.data?.metaDescription ?? ''}
        path={pagedPath('/shop', pageNumber)}
      />
      <SectionList content={sections} aboveFold />
      {isListed && (
        <section className={styles.listing}>
          <header className={styles.header}>
            {sections.length === 0 && <h1>{page.data?.name ?? 'Shop'}</h1>}
            <h2>All products</h2>
          </header>
          {products.length ? (
            <ProductListing products={products} />
          ) : (
            <p className={styles.empty}>There are no products here yet.</p>
          )}
          <Paging path="/shop" pageNumber={pageNumber} hasNext={hasNext} />
        </section>
      )}
    </>
  )
}
