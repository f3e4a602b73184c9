import { productListQuery } from '../product-card/product-list.data.ts'
import type { StoreQueries } from '../store-queries.ts'
import type { ProductGridProps } from './product-grid.schema.ts'

export const productGridQueries: StoreQueries<ProductGridProps> = (props, source) => [
  productListQuery(props, source),
]
