import { productListQuery, type WantedList } from '../../parts/product-card/product-list.data.ts'
import type { StoreQueries } from '../../kit/store-queries.ts'

/** What the slider asks for when it does not say how many. */
export const sliderCount = 1

export const productSliderQueries: StoreQueries<WantedList> = (props, source) => [
  productListQuery(props, source, sliderCount),
]
