import { listCount } from '../store-list/list-count.ts'
import { productsByCollectionQuery, type StoreSource } from '../../kit/store-queries.ts'
import type { ProductListProps } from './card-settings.ts'

export type ProductListQuery = Pick<ProductListProps, 'productCollection' | 'numberOfProducts'>

/** Shared by the component and the prefetch, so that both use the same key. */
export function productListQuery(
  { productCollection, numberOfProducts }: ProductListQuery,
  { calls, store }: StoreSource,
  countIfUnset: number,
) {
  return productsByCollectionQuery(calls, {
    storeId: store.storeId,
    productCollection: isName(productCollection) ? productCollection : 'latest',
    numberOfProducts: listCount(numberOfProducts, countIfUnset),
  })
}

function isName(collection: unknown): boolean {
  return typeof collection === 'string' && collection.length > 0 && collection.length <= 80
}
