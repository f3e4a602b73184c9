import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type {
  CategoryProduct,
  categoryInput,
  FittingProducts,
} from '@vitrine/contract/catalogue/category.ts'
import { productCategories } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { invalidInput } from '../../platform/refusal.ts'
import type { Slice } from '../../platform/page-of.ts'
import { linkCategory, unlinkCategory } from '../products/bulk-categories.ts'
import { inCategoryOrder, ofCategory } from '../cards/list-cards.ts'
import { optionalDecimal } from '../cards/product-record.ts'
import { lockProducts } from '../products/queries.ts'

interface ProductInCategory {
  id: string
  name: string
  product_image: string | null
  price: number
  discount_price: number | null
  status: CategoryProduct['status']
  available: boolean
}

const columns = 'p.id, p.name, p.product_image, p.price, p.discount_price, p.status, p.available'

export async function listProductsOf(tx: StoreTransaction, id: string, { limit, offset }: Slice) {
  return await tx.prepared<ProductInCategory>(
    'products-of-category',
    `SELECT ${columns} FROM products p ${ofCategory}
      WHERE p.store_id = $1 AND c.category_id = $2 ORDER BY ${inCategoryOrder} LIMIT $3 OFFSET $4`,
    [tx.storeId, id, limit, offset],
  )
}

export async function countProductsOf(tx: StoreTransaction, id: string) {
  const [row] = await tx.prepared<{ count: number }>(
    'count-products-of-category',
    `SELECT count(*) FROM product_categories WHERE store_id = $1 AND category_id = $2`,
    [tx.storeId, id],
  )
  return row?.count ?? 0
}

const maxShown = 12

export async function listFitting(
  tx: StoreTransaction,
  rule: object,
  currency: string,
): Promise<FittingProducts> {
  const fitting = await tx.prepared<{ id: string; total: number }>(
    'fitting-products',
    `SELECT id, total FROM fitting_products($1, ${maxShown})`,
    [JSON.stringify(rule)],
  )
  const rows = await tx.prepared<ProductInCategory>(
    'products-that-fit-a-rule',
    `SELECT ${columns} FROM products p WHERE p.store_id = $1 AND p.id = ANY ($2::uuid[])
      ORDER BY p.created_at DESC, p.id DESC`,
    [tx.storeId, fitting.map(({ id }) => id)],
  )
  return {
    total: fitting[0]?.total ?? 0,
    products: rows.map((row) => toCategoryProduct(row, currency)),
  }
}

export function toCategoryProduct(row: ProductInCategory, currency: string): CategoryProduct {
  return {
    id: row.id,
    name: row.name,
    productImage: row.product_image,
    price: toDecimal(row.price, currency),
    discountPrice: optionalDecimal(row.discount_price, currency),
    status: row.status,
    stockStatus: row.available,
  }
}

type Chosen = NonNullable<z.output<typeof categoryInput>['products']>

/**
 * Sets the manual order. Products that are not named stay in the category, after the placed ones.
 */
export async function placeProducts(tx: StoreTransaction, id: string, { placed, removed }: Chosen) {
  const order = [...new Set(placed)]
  if ((await lockProducts(tx, order)).length < order.length)
    throw invalidInput('products.placed', 'One of these products no longer exists.')
  const gone = removed.filter((each) => !order.includes(each))
  if (gone.length) await unlinkCategory(tx, gone, id)
  if (order.length) await linkCategory(tx, order, id)
  await tx.update(productCategories).set({ position: null }).where(ofCategoryId(tx, id))
  if (!order.length) return
  await tx.prepared(
    'place-in-category',
    `UPDATE product_categories c SET position = placed.position
      FROM unnest($3::uuid[]) WITH ORDINALITY AS placed (id, position)
      WHERE c.store_id = $1 AND c.category_id = $2 AND c.product_id = placed.id`,
    [tx.storeId, id, order],
  )
}

/** Small batches: the search text of each product is rewritten. */
const atOnce = 500

export async function emptyCategory(tx: StoreTransaction, id: string) {
  for (;;) {
    const { rowCount } = await tx.execute(sql`
      DELETE FROM product_categories WHERE store_id = ${tx.storeId} AND category_id = ${id}
        AND product_id IN (SELECT product_id FROM product_categories
          WHERE store_id = ${tx.storeId} AND category_id = ${id} LIMIT ${atOnce})`)
    if (!rowCount) return
  }
}

function ofCategoryId(tx: StoreTransaction, id: string) {
  return and(eq(productCategories.storeId, tx.storeId), eq(productCategories.categoryId, id))
}
