import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { LoadFailure } from '../../layout/load-failure.tsx'
import { Templated } from '../../layout/templated.tsx'
import { MovedTo } from '../../layout/moved-to.tsx'
import { shopTexts } from '../../page/page-title.ts'
import { descriptionText } from '../../page/description-text.ts'
import { CollectionListing } from '@vitrine/sections/parts/listing/collection-listing.tsx'
import { isPastEnd } from '@vitrine/sections/parts/listing/listing-data.ts'
import { ListingHead } from '../../listing/listing-head.tsx'
import { listingPath } from '@vitrine/sections/parts/listing/listing-path.ts'
import { ListingSkeleton } from '../../listing/listing-skeleton.tsx'
import { NotFound } from '../../layout/not-found-part.ts'
import { useListing } from '../../listing/use-listing.ts'
import { navigate } from '../../shell/router/navigate.ts'

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
        <CollectionListing
          category={listing.category}
          query={query}
          listing={listing}
          isOnItsWay={state.isOnItsWay}
          failure={error && <LoadFailure message={error.message} onRetry={retry} />}
          onNavigate={navigate}
        />
      </Templated>
    </>
  )
}
