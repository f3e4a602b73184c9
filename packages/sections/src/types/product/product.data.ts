import { storeQuery, type StoreQueries } from '../../kit/store-queries.ts'
import type { ProductProps } from './product.schema.ts'

const slugPattern = /^[a-z0-9-]{1,80}$/

/** Under the key of the shop's own product page, which then finds it read. */
export const productQueries: StoreQueries<ProductProps> = ({ slug }, { calls, store }) =>
  slugPattern.test(slug)
    ? [
        storeQuery(['product', slug], () =>
          calls.products.fetchByStoreidSlug({ storeId: store.storeId, productSlug: slug }),
        ),
      ]
    : []
