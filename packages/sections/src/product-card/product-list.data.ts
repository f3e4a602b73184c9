import { productsByCollectionQuery, type StoreSource } from '../store-queries.ts'
import type { ProductListProps } from './card-settings.ts'

/** The products that a list shows. The component and the prefetch ask with the same key. */
export function productListQuery(
  { productCollection, numberOfProducts }: ProductListProps,
  { calls, store }: StoreSource,
) {
  return productsByCollectionQuery(calls, {
    storeId: store.storeId,
    productCollection,
    numberOfProducts,
  })
}
