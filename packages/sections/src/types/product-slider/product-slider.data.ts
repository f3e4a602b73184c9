import {
  productListQuery,
  type ProductListQuery,
} from '../../parts/product-card/product-list.data.ts'
import type { StoreQueries } from '../../kit/store-queries.ts'

/** The default, also for saved sliders without a count. */
export const sliderCount = 1

export const productSliderQueries: StoreQueries<ProductListQuery> = (props, source) => [
  productListQuery(props, source, sliderCount),
]
