import { productListQuery } from '../../parts/product-card/product-list.data.ts'
import type { StoreQueries } from '../../kit/store-queries.ts'
import type { ProductSliderProps } from './product-slider.schema.ts'

/** What the slider asks for when it does not say how many. */
export const sliderCount = 1

export const productSliderQueries: StoreQueries<ProductSliderProps> = (props, source) => [
  productListQuery(props, source, sliderCount),
]
