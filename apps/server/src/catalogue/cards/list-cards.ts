import { namingLowestPrice } from '@vitrine/commerce/catalogue/lowest-price.ts'
import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { isLarge } from './is-large.ts'
import type { CardRecord } from './product-record.ts'

export interface Slice {
  limit: number
  offset: number
}

export const inStock = 'p.available'

/** EU law: a reduction must state the lowest price of the previous thirty days. */
const lowestPrice = `CASE WHEN p.discount_price IS NOT NULL
      AND (SELECT s.country FROM stores s WHERE s.id = $1) = ANY ('{${namingLowestPrice.join(',')}}')
    THEN p.lowest_price END`

/**
 * Returns the cards of `tail`, the SQL that filters, sorts and limits the products `p`.
 * @param besides extra columns with the same value in every row
 */
export function selectCards(tail: string, besides = '') {
  return `
  SELECT p.id, p.slug, p.name, p.product_image, p.price, p.discount_price, p.rating,
    p.available AS stock_status, p.has_variations, p.paid_from, p.paid_to,
    ${lowestPrice} AS lowest_price${besides}
  FROM products p ${tail}`
}

export const active = `p.store_id = $1 AND p.status = 'active'`

export const featuredFirst = 'p.featured DESC, p.sold_count DESC, p.id DESC'

export const collections = {
  latest: `WHERE ${active} ORDER BY p.created_at DESC, p.id DESC`,
  featured: `WHERE ${active} AND p.featured ORDER BY p.created_at DESC, p.id DESC`,
  sale: `WHERE ${active} AND p.discount_price IS NOT NULL ORDER BY p.created_at DESC, p.id DESC`,
  bestsellers: `WHERE ${active} ORDER BY p.sold_count DESC, p.id DESC`,
}

export const ofCategory =
  'JOIN product_categories c ON c.store_id = p.store_id AND c.product_id = p.id'

/**
 * A scalar subquery, so that PostgreSQL reads the few categories of each product and never all
 * products of the category.
 */
export const standsIn = (categoryId: string) => `(SELECT true FROM product_categories c
  WHERE c.store_id = $1 AND c.product_id = p.id
    AND c.category_id IS NOT DISTINCT FROM ${categoryId})`

export async function hasPlaces(tx: StoreTransaction, categoryId: string | undefined) {
  if (categoryId === undefined) return false
  const rows = await tx.prepared(
    'has-places',
    `SELECT FROM product_categories c
      WHERE c.store_id = $1 AND c.category_id = $2 AND c.position IS NOT NULL LIMIT 1`,
    [tx.storeId, categoryId],
  )
  return rows.length > 0
}

/** The owner's order first; other products follow in the store's order. */
export const inCategoryOrder = `c.position, ${featuredFirst}`

export async function listLatest(tx: StoreTransaction, { limit, offset }: Slice) {
  const cards = await tx.prepared<CardRecord & { total: number }>(
    'cards-latest-slice',
    selectCards(
      `${collections.latest} LIMIT $2 OFFSET $3`,
      `, (SELECT count(*) FROM products p WHERE ${active}) AS total`,
    ),
    [tx.storeId, limit, offset],
  )
  return { cards, total: cards[0]?.total ?? (offset > 0 ? await countActive(tx) : 0) }
}

async function countActive(tx: StoreTransaction) {
  return await count(tx, 'count-active', `FROM products p WHERE ${active}`, [tx.storeId])
}

export async function listOfCategory(
  tx: StoreTransaction,
  { id, productCount }: Pick<Category, 'id' | 'productCount'>,
  { limit, offset }: Slice,
) {
  const isWide = isLarge(productCount) && !(await hasPlaces(tx, id))
  const cards = isWide
    ? `WHERE ${active} AND ${standsIn('$2')} ORDER BY ${featuredFirst}`
    : `${ofCategory} WHERE ${active} AND c.category_id = $2 ORDER BY ${inCategoryOrder}`
  return await tx.prepared<CardRecord>(
    `cards-of-${isWide ? 'wide-' : ''}category`,
    selectCards(`${cards} LIMIT $3 OFFSET $4`),
    [tx.storeId, id, limit, offset],
  )
}

export async function count(tx: StoreTransaction, name: string, from: string, values: unknown[]) {
  const [row] = await tx.prepared<{ total: number }>(
    name,
    `SELECT count(*) AS total ${from}`,
    values,
  )
  return row?.total ?? 0
}
