import type { Category } from '@vitrine/contract/catalogue/category.ts'
import { listCount } from '../../parts/store-list/list-count.ts'
import { storeQuery, type StoreQueries, type StoreSource } from '../../kit/store-queries.ts'

export type CategoryCard = Pick<Category, 'id' | 'slug' | 'name' | 'image'>

/** The default, also for saved sliders without a count. */
export const categoryCount = 8

interface CategoriesQuery {
  numberOfCategories: number
}

/** Selects only what the cards show, because it is sent with the page. */
export function categoriesQuery(
  { numberOfCategories }: CategoriesQuery,
  { calls, store: { storeId } }: StoreSource,
) {
  const count = listCount(numberOfCategories, categoryCount)
  return storeQuery(['categories', storeId, count], async () => {
    const categories = await calls.category.fetchCategories({ storeId })
    return categories.slice(0, count).map(cardOf)
  })
}

function cardOf({ id, slug, name, image }: Category): CategoryCard {
  return { id, slug, name, image }
}

export const categoriesSliderQueries: StoreQueries<CategoriesQuery> = (props, source) => [
  categoriesQuery(props, source),
]
