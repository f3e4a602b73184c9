import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { storeQuery, type StoreQueries, type StoreSource } from '../../kit/store-queries.ts'
import { listCount } from '../../parts/store-list/list-count.ts'
import { isSlug } from '../../kit/product-query.ts'
import { featuredProductQuery } from '../featured-product/featured-product.data.ts'

export interface RelatedProductsQuery {
  product: string
  numberOfProducts: number
}

export const relatedCount = 8
const maxCards = 100

/** Products of the same category, in its order; none where the product is not for sale. */
export function relatedProductsQuery(
  { product, numberOfProducts }: RelatedProductsQuery,
  source: StoreSource,
) {
  const { calls, store } = source
  const { storeId } = store
  const count = listCount(numberOfProducts, relatedCount)
  const slug = isSlug(product) ? product : ''
  return storeQuery(['relatedProducts', storeId, slug, count], async (): Promise<ProductCard[]> => {
    const shown = await featuredProductQuery({ product: slug }, source).queryFn()
    if (!shown?.category) return []
    const cards = await calls.products.fetchProductsByCollection({
      storeId,
      productCollection: shown.category.slug,
      numberOfProducts: Math.min(count + 1, maxCards),
    })
    return cards.filter(({ id }) => id !== shown.id).slice(0, count)
  })
}

export const relatedProductsQueries: StoreQueries<RelatedProductsQuery> = (props, source) => [
  relatedProductsQuery(props, source),
]
