import { productListQuery, type WantedList } from '../../parts/product-card/product-list.data.ts'
import type { StoreQueries } from '../../kit/store-queries.ts'

/** The default number of products, also when a saved grid names none. */
export const gridCount = 6

export const productGridQueries: StoreQueries<WantedList> = (props, source) => [
  productListQuery(props, source, gridCount),
]
