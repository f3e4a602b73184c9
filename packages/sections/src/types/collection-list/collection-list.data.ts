import type { Category } from '@vitrine/contract/catalogue/category.ts'
import { storeQuery, type StoreQueries, type StoreSource } from '../../kit/store-queries.ts'
import { listCount } from '../../parts/store-list/list-count.ts'

export interface CollectionListQuery {
  categories: readonly { category: string }[]
  numberOfCategories: number
}

export type ListedCategory = Pick<Category, 'slug' | 'name' | 'image' | 'productCount'>

export const categoryCount = 6

/** Selects only what the cards show, because it is sent with the page. */
export function collectionListQuery(
  { categories, numberOfCategories }: CollectionListQuery,
  { calls, store: { storeId } }: StoreSource,
) {
  const slugs = [...new Set(categories.map(({ category }) => category).filter(Boolean))]
  const count = listCount(numberOfCategories, categoryCount)
  return storeQuery(['collectionList', storeId, slugs.length ? slugs : count], async () => {
    const all = await calls.category.fetchCategories({ storeId })
    const top = () => all.filter(({ parentId }) => parentId === null).slice(0, count)
    return (slugs.length ? chosenOf(all, slugs) : top()).map(cardOf)
  })
}

/** Deleted categories are left out. */
function chosenOf(all: readonly Category[], slugs: readonly string[]) {
  return slugs.flatMap((slug) => all.find((each) => each.slug === slug) ?? [])
}

function cardOf({ slug, name, image, productCount }: Category): ListedCategory {
  return { slug, name, image, productCount }
}

export const collectionListQueries: StoreQueries<CollectionListQuery> = (props, source) => [
  collectionListQuery(props, source),
]
