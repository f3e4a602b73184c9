import type { ListingSort } from '@vitrine/commerce/listing-query.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { isChosen } from './chosen-attributes.ts'
import {
  active,
  inCategoryOrder,
  inStock,
  ofCategory,
  selectCards,
  type Slice,
} from './list-cards.ts'
import type { ListingFilter } from './listing-filter.ts'
import type { CardRecord } from './product-record.ts'

/** What a shopper pays for a product `p`; a discount price is above 0 or null. */
export const paid = 'coalesce(p.discount_price, p.price)'

/** Each has an index of its own, which a page is read from without sorting the store. */
const orders: Record<ListingSort, string> = {
  featured: 'p.featured DESC, p.sold_count DESC, p.id DESC',
  'best-selling': 'p.sold_count DESC, p.id DESC',
  newest: 'p.created_at DESC, p.id DESC',
  price: `${paid}, p.id`,
  'price-desc': `${paid} DESC, p.id DESC`,
  name: 'lower(p.name), p.id',
}

/** The products among which a shopper chooses: all of the store, or those of category `$3`. */
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

export async function listListing(
  tx: StoreTransaction,
  filter: ListingFilter,
  sort: ListingSort,
  { limit, offset }: Slice,
) {
  const { lowest, highest, groups } = filter
  const scope = scopeOf(filter)
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
