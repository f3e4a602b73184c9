import { toDecimal } from '@vitrine/commerce/money.ts'
import type { Product, ProductRow } from '@vitrine/contract/product.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findProducts, mostFound } from '../search/find-products.ts'
import { count, inStock, type Slice } from './list-cards.ts'
import { optionalDecimal } from './product-record.ts'

export interface RowFilter {
  category?: string | undefined
  status?: Product['status'] | undefined
  stock?: 'in' | 'out' | undefined
  search?: string | undefined
  sort: 'newest' | 'name' | 'price' | 'price-desc'
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
  updated_at: Date
  variation_count: number
  categories: string[]
}

const orders = {
  newest: 'p.created_at DESC, p.id DESC',
  name: 'lower(p.name), p.id',
  price: 'p.price, p.id',
  'price-desc': 'p.price DESC, p.id DESC',
}

// A null parameter switches its filter off, so one text serves every combination.
const filtered = `FROM products p WHERE p.store_id = $1
  AND ($2::uuid IS NULL OR EXISTS (SELECT FROM product_categories c
    WHERE c.store_id = p.store_id AND c.product_id = p.id AND c.category_id = $2))
  AND ($3::text IS NULL OR p.status = $3)
  AND ($4::boolean IS NULL OR (${inStock}) = $4)
  AND ($5::uuid[] IS NULL OR p.id = ANY ($5))`

const stockOf = `CASE WHEN EXISTS (SELECT FROM variations v
    WHERE v.store_id = p.store_id AND v.product_id = p.id)
  THEN (SELECT coalesce(sum(v.stock), 0) FROM variations v
    WHERE v.store_id = p.store_id AND v.product_id = p.id)
  ELSE p.stock END`

export async function listRows(
  tx: StoreTransaction,
  { category, status, stock, search = '', sort }: RowFilter,
  { limit, offset }: Slice,
) {
  const values = [
    tx.storeId,
    category ?? null,
    status ?? null,
    stock === undefined ? null : stock === 'in',
    search ? await listFound(tx, search) : null,
  ]
  const [content, total] = await Promise.all([
    tx.prepared<RowRecord>(
      `rows-${sort}`,
      `SELECT p.id, p.slug, p.name, p.product_image, p.price, p.discount_price, p.sku, p.status,
        p.featured, p.track_stock, ${stockOf} AS stock, ${inStock} AS stock_status, p.updated_at,
        (SELECT count(*) FROM variations v WHERE v.store_id = p.store_id AND v.product_id = p.id)
          AS variation_count,
        (SELECT coalesce(json_agg(g.name ORDER BY g.name), '[]') FROM product_categories c
          JOIN categories g ON g.store_id = c.store_id AND g.id = c.category_id
          WHERE c.store_id = p.store_id AND c.product_id = p.id) AS categories
      ${filtered} ORDER BY ${orders[sort]} LIMIT $6 OFFSET $7`,
      [...values, limit, offset],
    ),
    count(tx, 'count-rows', filtered, values),
  ])
  return { content, total }
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
    updatedAt: record.updated_at.toISOString(),
    variationCount: record.variation_count,
    categories: record.categories,
  }
}

async function listFound(tx: StoreTransaction, term: string) {
  return (await findProducts(tx, term, 'owner', { limit: mostFound, offset: 0 })).ids
}
