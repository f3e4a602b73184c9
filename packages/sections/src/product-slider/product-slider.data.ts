import { productListQuery } from '../product-card/product-list.data.ts'
import type { StoreQueries } from '../store-queries.ts'
import type { ProductSliderProps } from './product-slider.schema.ts'

export const productSliderQueries: StoreQueries<ProductSliderProps> = (props, source) => [
  productListQuery(props, source),
]
