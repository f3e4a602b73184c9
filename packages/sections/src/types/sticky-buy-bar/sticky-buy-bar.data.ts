import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { storeQuery, type StoreQueries, type StoreSource } from '../../kit/store-queries.ts'
import { isSlug } from '../../kit/product-query.ts'

/** The card of the product, or of the newest featured one; null where it is not for sale. */
export function buyBarQuery(
  { product }: { product: string },
  { calls, store: { storeId } }: StoreSource,
) {
  const first = async (productCollection: string) => {
    const input = { storeId, productCollection, numberOfProducts: 1 }
    return (await calls.products.fetchProductsByCollection(input))[0]
  }
  const slug = isSlug(product) ? product : ''
  return storeQuery(['buyBar', storeId, slug], async (): Promise<ProductCard | null> => {
    if (!slug) return (await first('featured')) ?? (await first('latest')) ?? null
    const [card = null] = await calls.products.fetchCards({ storeId, productSlugs: [slug] })
    return card
  })
}

export const stickyBuyBarQueries: StoreQueries<{ product: string }> = (props, source) => [
  buyBarQuery(props, source),
]
