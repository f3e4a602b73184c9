import type { Listing as ListingPage } from '@vitrine/contract/catalogue/listing.ts'
import type { ComponentProps } from 'react'
import { StoredHtml } from '../stored-html.tsx'
import { Breadcrumbs } from '../trail/breadcrumbs.tsx'
import { collectionTrail } from '../trail/trails.ts'
import { Listing } from './listing.tsx'
import styles from './listing.module.css'

interface CollectionListingProps extends Omit<
  ComponentProps<typeof Listing>,
  'path' | 'lead' | 'title' | 'isTitleHidden'
> {
  category: NonNullable<ListingPage['category']>
}

/** What the page of a category shows by itself. */
export function CollectionListing({ category, ...listed }: CollectionListingProps) {
  const { name, slug, description } = category
  const lead = (
    <>
      <h1>{name}</h1>
      {description && <StoredHtml className={styles.prose} html={description} />}
    </>
  )
  return (
    <section className={styles.listing}>
      <Breadcrumbs trail={collectionTrail(category)} />
      <Listing
        path={`/collection/${slug}`}
        lead={lead}
        title="Products"
        isTitleHidden
        {...listed}
      />
    </section>
  )
}
