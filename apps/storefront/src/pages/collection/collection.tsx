import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { StoredHtml } from '@vitrine/sections/parts/stored-html.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { LoadFailure } from '../../layout/load-failure.tsx'
import { Templated } from '../../layout/templated.tsx'
import { collectionTrail } from '../../page/trails.ts'
import { MovedTo } from '../../layout/moved-to.tsx'
import { shopTexts } from '../../page/page-title.ts'
import { descriptionText } from '../../page/description-text.ts'
import { isPastEnd } from '../../listing/listing-data.ts'
import { ListingHead } from '../../listing/listing-head.tsx'
import { listingPath } from '../../listing/listing-path.ts'
import { ListingSkeleton } from '../../listing/listing-skeleton.tsx'
import { NotFound } from '../../layout/not-found-part.ts'
import styles from '../../listing/listing.module.css'
import { Listing } from '../../listing/listing.tsx'
import { useListing } from '../../listing/use-listing.ts'

export function Collection({ slug }: { slug: string }) {
  const store = useStore()
  const state = useListing(slug)
  const { query, listing, error, retry } = state
  if (listing === undefined) {
    return error ? <LoadFailure message={error.message} onRetry={retry} /> : <ListingSkeleton />
  }
  if (!listing)
    return <NotFound props={{ gone: listing === false && 'category' }} fallback={null} />
  if (!listing.category) return <NotFound props={{}} fallback={null} />
  const { name, description, image, slug: presentSlug, seoTitle } = listing.category
  const path = `/collection/${presentSlug}`
  if (presentSlug !== slug) return <MovedTo path={listingPath(path, query)} />
  if (isPastEnd(listing)) return <NotFound props={{}} fallback={null} />
  const texts = shopTexts('category', name, store)
  const lead = (
    <>
      <h1>{name}</h1>
      {description && <StoredHtml className={styles.prose} html={description} />}
    </>
  )
  return (
    <>
      <ListingHead
        title={seoTitle || texts.title}
        description={
          listing.category.metaDescription || descriptionText(description) || texts.description
        }
        image={image}
        path={path}
        query={query}
      />
      <Templated kind="collection" path={path}>
        <section className={styles.listing}>
          <Breadcrumbs trail={collectionTrail(listing.category)} />
          <Listing
            path={path}
            lead={lead}
            title="Products"
            isTitleHidden
            state={state}
            listing={listing}
          />
        </section>
      </Templated>
    </>
  )
}
