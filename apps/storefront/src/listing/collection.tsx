import { useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/store-context.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { Head } from '../layout/head.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Spinner } from '../layout/spinner.tsx'
import { collectionTrail } from '../layout/trails.ts'
import { pagedPath, Paging } from './paging.tsx'
import { ProductListing } from './product-listing.tsx'
import styles from './product-listing.module.css'
import { collectionQuery } from '../queries.ts'
import { usePlace } from '../router/place-context.ts'
import { pageNumberOf } from '../routes.ts'
import { MovedTo } from '../routes/moved-to.tsx'
import { NotFound } from '../routes/not-found.tsx'

/** A category with its products. */
export function Collection({ slug }: { slug: string }) {
  const source = useStoreSource()
  const pageNumber = pageNumberOf(usePlace().search)
  const { data, error, refetch } = useQuery(collectionQuery(source, slug, pageNumber))
  if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
  if (data === undefined) return <Spinner />
  if (data === null) return <NotFound />
  const { category, content, totalPages } = data
  const path = `/collection/${category.slug}`
  if (category.slug !== slug) return <MovedTo path={path} />
  return (
    <section className={styles.listing}>
      <Head
        title={`${category.name} · ${source.store.name}`}
        description={category.description}
        path={pagedPath(path, pageNumber)}
        image={category.image}
      />
      <Breadcrumbs trail={collectionTrail(category)} />
      <header className={styles.header}>
        <h1>{category.name}</h1>
        {category.description && <p>{category.description}</p>}
      </header>
      <h2 className="visually-hidden">Products</h2>
      {content.length ? (
        <ProductListing products={content} />
      ) : (
        <p className={styles.empty}>There are no products here yet.</p>
      )}
      <Paging path={path} pageNumber={pageNumber} hasNext={pageNumber + 1 < totalPages} />
    </section>
  )
}
