import {
  productListQuery,
  type ProductListQuery,
} from '../../parts/product-card/product-list.data.ts'
import type { StoreQueries } from '../../kit/store-queries.ts'

/** The default, also for saved grids without a count. */
export const gridCount = 6

export const productGridQueries: StoreQueries<ProductListQuery> = (props, source) => [
  productListQuery(props, source, gridCount),
]
