import { orNothing } from '../../kit/or-nothing.ts'
import { saleTermsQuery } from '../../kit/sale-terms-query.ts'
import { storeQuery, type StoreQueries, type StoreSource } from '../../kit/store-queries.ts'
import { isSlug, productQuery } from '../../kit/product-query.ts'

export function featuredProductQuery({ product }: { product: string }, source: StoreSource) {
  return isSlug(product) ? productQuery(source, product) : firstProductQuery(source)
}

/** Where none is chosen: the newest featured product, else the newest of all. */
function firstProductQuery({ calls, store: { storeId } }: StoreSource) {
  const first = async (productCollection: string) => {
    const input = { storeId, productCollection, numberOfProducts: 1 }
    const [card] = await calls.products.fetchProductsByCollection(input)
    return card
  }
  return storeQuery(['featuredProduct', storeId], async () => {
    const card = (await first('featured')) ?? (await first('latest'))
    if (!card) return null
    const input = { storeId, productSlug: card.slug }
    return await orNothing(calls.products.fetchByStoreidSlug(input))
  })
}

export const featuredProductQueries: StoreQueries<{ product: string }> = (props, source) => [
  featuredProductQuery(props, source),
  saleTermsQuery(source),
]
