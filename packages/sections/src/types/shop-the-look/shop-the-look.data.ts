import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { storeQuery, type StoreQueries, type StoreSource } from '../../kit/store-queries.ts'
import { isSlug } from '../../kit/product-query.ts'

export interface ShopTheLookQuery {
  points: readonly { product: string }[]
}

/**
 * Returns the product of each point, null where it is not for sale. A point without one gets one of
 * the newest products.
 */
export function shopTheLookQuery(
  { points }: ShopTheLookQuery,
  { calls, store: { storeId } }: StoreSource,
) {
  const slugs = points.map(({ product }) => (isSlug(product) ? product : ''))
  const chosen = slugs.filter(Boolean)
  return storeQuery(['shopTheLook', storeId, slugs], async (): Promise<(ProductCard | null)[]> => {
    const [cards, latest] = await Promise.all([
      chosen.length ? calls.products.fetchCards({ storeId, productSlugs: chosen }) : [],
      chosen.length < slugs.length ? latestOf(slugs.length) : [],
    ])
    const known = new Set(cards.map((card) => card?.id))
    const others = latest.filter(({ id }) => !known.has(id))
    return slugs.map((slug) => (slug ? cards.shift() : others.shift()) ?? null)
  })

  function latestOf(numberOfProducts: number) {
    const input = { storeId, productCollection: 'latest', numberOfProducts }
    return calls.products.fetchProductsByCollection(input)
  }
}

export const shopTheLookQueries: StoreQueries<ShopTheLookQuery> = (props, source) =>
  props.points.length ? [shopTheLookQuery(props, source)] : []
