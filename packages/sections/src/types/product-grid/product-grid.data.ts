import { productListQuery, type WantedList } from '../../parts/product-card/product-list.data.ts'
import type { StoreQueries } from '../../kit/store-queries.ts'

/** The default, also for saved grids without a count. */
export const gridCount = 6

export const productGridQueries: StoreQueries<WantedList> = (props, source) => [
  productListQuery(props, source, gridCount),
]
