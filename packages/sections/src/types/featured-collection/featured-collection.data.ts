import { orNothing } from '../../kit/or-nothing.ts'
import { storeQuery, type StoreQueries, type StoreSource } from '../../kit/store-queries.ts'
import { listCount } from '../../parts/store-list/list-count.ts'

export interface FeaturedCollectionQuery {
  productCollection: string
  numberOfProducts: number
}

export const collectionCount = 4

/** Null where the category, or any with products, is missing. */
export function featuredCollectionQuery(
  { productCollection, numberOfProducts }: FeaturedCollectionQuery,
  { calls, store: { storeId } }: StoreSource,
) {
  const pageSize = listCount(numberOfProducts, collectionCount)
  return storeQuery(['featuredCollection', storeId, productCollection, pageSize], async () => {
    const slug = productCollection || (await firstSlug())
    if (!slug) return null
    const found = await orNothing(calls.category.fetchCollection({ storeId, slug, pageSize }))
    if (!found) return null
    const { name, image, description } = found.category
    return { slug: found.category.slug, name, image, description, products: found.content }
  })

  /** Where none is chosen. */
  async function firstSlug() {
    const all = await calls.category.fetchCategories({ storeId })
    return (all.find(({ productCount }) => productCount > 0) ?? all[0])?.slug
  }
}

export const featuredCollectionQueries: StoreQueries<FeaturedCollectionQuery> = (props, source) => [
  featuredCollectionQuery(props, source),
]
