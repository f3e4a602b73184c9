import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type { Product, ProductRow } from '@vitrine/contract/catalogue/product.ts'
import { maxLowStockAt } from '@vitrine/contract/shop/store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { isLarge, maxCompared } from '../cards/is-large.ts'
import { findProducts, maxFound } from '../search/find-products.ts'
import { count, inStock, type Slice, standsIn } from '../cards/list-cards.ts'
import { optionalDecimal } from '../cards/product-record.ts'

export interface RowFilter {
  category?: string | undefined
  status?: Product['status'] | undefined
  stock?: 'in' | 'low' | 'out' | undefined
  search?: string | undefined
  /** Default: best match first for a search, else newest first. */
  sort?: 'newest' | 'name' | 'price' | 'price-desc' | undefined
}

interface RowRecord {
  id: string
  slug: string
  name: string
  product_image: string | null
  price: number
  discount_price: number | null
  sku: string
  status: Product['status']
  featured: boolean
  track_stock: boolean
  stock: number
  stock_status: boolean
  low_stock: boolean
  updated_at: Date
  variation_count: number
  categories: string[]
}

/** Each order has its own covering index, which includes the filtered columns. */
const orders = {
  newest: 'p.created_at DESC, p.id DESC',
  name: 'lower(p.name), p.id',
  price: 'p.price, p.id',
  'price-desc': 'p.price DESC, p.id DESC',
  relevance: 'f.place',
}

const joins = {
  all: '',
  wide: '',
  deep: '',
  category: `JOIN product_categories c
    ON c.store_id = p.store_id AND c.product_id = p.id AND c.category_id = $4`,
  found: 'JOIN unnest($4::uuid[]) WITH ORDINALITY AS f (id, place) ON f.id = p.id',
  both: `JOIN unnest($4::uuid[]) WITH ORDINALITY AS f (id, place) ON f.id = p.id
    JOIN product_categories c
    ON c.store_id = p.store_id AND c.product_id = p.id AND c.category_id = $5`,
}

// A null parameter disables its filter, so one prepared statement serves every combination.
const filtered = (scope: keyof typeof joins, isLow: boolean) => `FROM products p ${joins[scope]}
  WHERE p.store_id = $1 AND ($2::text IS NULL OR p.status = $2)
    AND ($3::boolean IS NULL OR ${inStock} = $3)
    ${isLow ? `AND ${isAmongLow}` : ''}
    ${scope === 'wide' ? `AND ${standsIn('$4')}` : ''}
    ${scope === 'deep' ? `AND ${standsInAll}` : ''}`

const limitOfStore = '(SELECT s.low_stock_at FROM stores s WHERE s.id = $1)'

const hasNoVariations =
  'NOT EXISTS (SELECT FROM variations v WHERE v.store_id = $1 AND v.product_id = low.id)'

/** Reads only items with a low stock and products with a limit of their own, by their indexes. */
const isAmongLow = `p.track_stock AND p.id IN (
    SELECT low.id FROM products low
    WHERE low.store_id = $1 AND low.track_stock AND low.low_stock_at IS NULL
      AND low.stock <= ${maxLowStockAt} AND low.stock <= ${limitOfStore} AND ${hasNoVariations}
    UNION ALL
    SELECT low.id FROM products low
    WHERE low.store_id = $1 AND low.low_stock_at IS NOT NULL
      AND low.stock <= low.low_stock_at AND ${hasNoVariations}
    UNION ALL
    SELECT v.product_id FROM variations v
      JOIN products low ON low.store_id = $1 AND low.id = v.product_id
    WHERE v.store_id = $1 AND low.low_stock_at IS NULL
      AND v.stock <= ${maxLowStockAt} AND v.stock <= ${limitOfStore}
    UNION ALL
    SELECT low.id FROM products low
      JOIN variations v ON v.store_id = $1 AND v.product_id = low.id
    WHERE low.store_id = $1 AND low.low_stock_at IS NOT NULL AND v.stock <= low.low_stock_at)`

/** For late pages: reads the category's ids once. A plain IN would become a join and a sort. */
const standsInAll = `(p.id IN (SELECT c.product_id FROM product_categories c
    WHERE c.store_id = $1 AND c.category_id = $4)) IS TRUE`

/** Counts from `product_categories` alone, which repeats the columns of the filters. */
const ofCategoryCounted = `FROM product_categories c
  WHERE c.store_id = $1 AND c.category_id = $4 AND ($3::boolean IS NULL OR c.available = $3)
    AND CASE WHEN $2::text IS NULL THEN true WHEN $2 = 'active' THEN c.shown
      ELSE NOT c.shown AND EXISTS (SELECT FROM products p
        WHERE p.store_id = $1 AND p.id = c.product_id AND p.status = $2) END`

async function countRows(tx: StoreTransaction, rows: RowScope): Promise<number> {
  const { scope, isLow, values } = rows
  if (isLow || (scope !== 'category' && scope !== 'wide'))
    return await count(tx, `count-rows-${nameOf(rows)}`, filtered(scope, isLow), values)
  const [storeId, status, isOpen, categoryId] = values
  return status === null && isOpen === null
    ? await count(
        tx,
        'count-category',
        'FROM product_categories c WHERE c.store_id = $1 AND c.category_id = $2',
        [storeId, categoryId],
      )
    : await count(tx, `count-rows-${scope}`, ofCategoryCounted, values)
}

/** Larger categories would take too much memory for one page. */
const maxStored = 150_000

const stockOf = `CASE WHEN EXISTS (SELECT FROM variations v
    WHERE v.store_id = $1 AND v.product_id = p.id)
  THEN (SELECT coalesce(sum(v.stock), 0) FROM variations v
    WHERE v.store_id = $1 AND v.product_id = p.id)
  ELSE p.stock END`

const isLowRow = `${inStock} AND p.track_stock AND coalesce(CASE
  WHEN EXISTS (SELECT FROM variations v WHERE v.store_id = $1 AND v.product_id = p.id)
  THEN (SELECT min(v.stock) FROM variations v
    WHERE v.store_id = $1 AND v.product_id = p.id)
  ELSE p.stock END <= coalesce(p.low_stock_at, ${limitOfStore}), false)`

const columns = `p.id, p.slug, p.name, p.product_image, p.price, p.discount_price, p.sku, p.status,
  p.featured, p.track_stock, ${stockOf} AS stock, ${inStock} AS stock_status, ${isLowRow} AS low_stock, p.updated_at,
  (SELECT count(*) FROM variations v WHERE v.store_id = $1 AND v.product_id = p.id)
    AS variation_count,
  (SELECT coalesce(json_agg(g.name ORDER BY g.name), '[]') FROM product_categories c
    JOIN categories g ON g.store_id = $1 AND g.id = c.category_id
    WHERE c.store_id = $1 AND c.product_id = p.id) AS categories`

/** Finds the page's ids in an index first, then reads only those rows. */
export async function listRows(tx: StoreTransaction, filter: RowFilter, { limit, offset }: Slice) {
  const rows = await rowScope(tx, filter)
  const { scope, isLow, values } = rows
  const sort = filter.sort ?? (filter.search ? 'relevance' : 'newest')
  const [take, skip] = [`$${values.length + 1}`, `$${values.length + 2}`]
  const total = await countRows(tx, rows)
  if (offset >= total) return { content: [], total }
  const isDeep = scope === 'wide' && isLarge(offset) && total <= maxStored
  const reading = isDeep ? 'deep' : scope
  const content = await tx.prepared<RowRecord>(
    `rows-${nameOf({ scope: reading, isLow })}-${sort}`,
    `WITH shown AS MATERIALIZED (SELECT id, row_number() OVER () AS place FROM (
        SELECT p.id ${filtered(reading, isLow)} ORDER BY ${orders[sort]} LIMIT ${take} OFFSET ${skip}) AS s)
      SELECT ${columns} FROM shown JOIN products p ON p.id = shown.id
      WHERE p.store_id = $1 ORDER BY shown.place`,
    [...values, limit, offset],
  )
  return { content, total }
}

export async function listRowIds(tx: StoreTransaction, filter: RowFilter, max: number) {
  const rows = await rowScope(tx, filter)
  const { scope, isLow, values } = rows
  const found = await tx.prepared<{ id: string }>(
    `row-ids-${nameOf(rows)}`,
    `SELECT p.id ${filtered(scope, isLow)} LIMIT $${values.length + 1}`,
    [...values, max],
  )
  return found.map(({ id }) => id)
}

/** Returns ids in slug order from a given slug on, to read all products in batches. */
export async function listScopeIds(
  tx: StoreTransaction,
  rows: RowScope,
  after: string,
  max: number,
) {
  const { scope, isLow, values } = rows
  const [from, take] = [`$${values.length + 1}`, `$${values.length + 2}`]
  return await tx.prepared<{ id: string; slug: string }>(
    `scope-ids-${nameOf(rows)}`,
    `SELECT p.id, p.slug ${filtered(scope, isLow)} AND p.slug > ${from} ORDER BY p.slug LIMIT ${take}`,
    [...values, after, max],
  )
}

const foundScopes = ['found', 'both'] as const

type RowScope = Awaited<ReturnType<typeof rowScope>>

const nameOf = ({ scope, isLow }: { scope: keyof typeof joins; isLow: boolean }) =>
  isLow ? `${scope}-low` : scope

export async function rowScope(
  tx: StoreTransaction,
  { category, status, stock, search }: RowFilter,
) {
  const found = search ? [await listFound(tx, search)] : []
  const named = category === undefined ? [] : [category]
  const scope = found.length
    ? foundScopes[named.length as 0 | 1]
    : await scopeOfCategory(tx, category)
  const isOpen = stock === undefined ? null : stock !== 'out'
  return {
    scope,
    isLow: stock === 'low',
    values: [tx.storeId, status ?? null, isOpen, ...found, ...named],
  }
}

/** Sorts a small category; walks the store's index for a large one. */
async function scopeOfCategory(
  tx: StoreTransaction,
  categoryId: string | undefined,
): Promise<'all' | 'category' | 'wide'> {
  if (categoryId === undefined) return 'all'
  const [row] = await tx.prepared<{ found: number }>(
    'count-category-up-to-wide',
    `SELECT count(*) AS found FROM (SELECT FROM product_categories c
      WHERE c.store_id = $1 AND c.category_id = $2 LIMIT ${maxCompared + 1}) AS counted`,
    [tx.storeId, categoryId],
  )
  return isLarge(row?.found ?? 0) ? 'wide' : 'category'
}

async function listFound(tx: StoreTransaction, term: string) {
  return (await findProducts(tx, term, 'owner', { limit: maxFound, offset: 0 })).ids
}

export function toRow(record: RowRecord, currency: string): ProductRow {
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    productImage: record.product_image,
    price: toDecimal(record.price, currency),
    discountPrice: optionalDecimal(record.discount_price, currency),
    sku: record.sku,
    status: record.status,
    featured: record.featured,
    trackStock: record.track_stock,
    stock: record.stock,
    stockStatus: record.stock_status,
    lowStock: record.low_stock,
    updatedAt: record.updated_at.toISOString(),
    variationCount: record.variation_count,
    categories: record.categories,
  }
}
