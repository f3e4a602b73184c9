import { storeQuery, type StoreQueries } from '../../kit/store-queries.ts'

const slugPattern = /^[a-z0-9-]{1,80}$/

/** Uses the key of the storefront's product page, which then finds it in the cache. */
export const productQueries: StoreQueries<{ slug: string }> = ({ slug }, { calls, store }) =>
  slugPattern.test(slug)
    ? [
        storeQuery(['product', slug], () =>
          calls.products.fetchByStoreidSlug({ storeId: store.storeId, productSlug: slug }),
        ),
      ]
    : []
