import { saleTermsQuery } from '../../kit/sale-terms-query.ts'
import type { StoreQueries } from '../../kit/store-queries.ts'

export const freeShippingBarQueries: StoreQueries<object> = (_props, source) => [
  saleTermsQuery(source),
]
