import type { ListingSort } from '@vitrine/commerce/catalogue/listing-query.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { isChosen } from './chosen-attributes.ts'
import {
  active,
  featuredFirst,
  inCategoryOrder,
  inStock,
  ofCategory,
  hasPlaces,
  selectCards,
  type Slice,
  standsIn,
} from '../cards/list-cards.ts'
import type { ListingFilter } from './listing-filter.ts'
import type { CardRecord } from '../cards/product-record.ts'

export const paid = 'p.paid_from'

/** Each order has its own index, so that a page is read without sorting the store. */
const orders: Record<ListingSort, string> = {
  featured: featuredFirst,
  'best-selling': 'p.sold_count DESC, p.id DESC',
  newest: 'p.created_at DESC, p.id DESC',
  price: `${paid}, p.id`,
  'price-desc': `${paid} DESC, p.id DESC`,
  name: 'lower(p.name), p.id',
}

export function scopeOf({ categoryId }: ListingFilter) {
  return categoryId === undefined
    ? { name: 'all', join: '', where: active, featured: orders.featured, values: [] }
    : {
        name: 'category',
        join: ofCategory,
        where: `${active} AND c.category_id = $3`,
        featured: inCategoryOrder,
        values: [categoryId],
      }
}

/**
 * For categories with most of the store's products: walks the store's index and tests each product.
 */
function wideScopeOf(filter: ListingFilter) {
  const scope = scopeOf(filter)
  if (filter.categoryId === undefined) return scope
  const where = `${active} AND ${standsIn('$3')}`
  return { ...scope, name: 'wide-category', join: '', where, featured: orders.featured }
}

export async function listListing(
  tx: StoreTransaction,
  filter: ListingFilter,
  { sort, isWide }: { sort: ListingSort; isWide: boolean },
  { limit, offset }: Slice,
) {
  const { lowest, highest, groups, categoryId } = filter
  const isPlaced = isWide && sort === 'featured' && (await hasPlaces(tx, categoryId))
  const scope = isWide && !isPlaced ? wideScopeOf(filter) : scopeOf(filter)
  const values = [tx.storeId, JSON.stringify(groups), ...scope.values]
  const next = values.length + 1
  const order = sort === 'featured' ? scope.featured : orders[sort]
  return await tx.prepared<CardRecord>(
    `listing-${scope.name}-${sort}`,
    selectCards(`${scope.join} WHERE ${scope.where}
      AND ${paid} BETWEEN $${next} AND $${next + 1}
      AND (NOT $${next + 2}::boolean OR ${inStock})
      AND ${isChosen(`$${next + 2}::boolean`)}
    ORDER BY ${order} LIMIT $${next + 3} OFFSET $${next + 4}`),
    [...values, lowest, highest, filter.inStock, limit, offset],
  )
}
