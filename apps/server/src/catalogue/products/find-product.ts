import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findMovedId } from '../../platform/slugs/moved-slug.ts'
import type { ProductRecord } from '../cards/product-record.ts'

const selectProduct = `
  SELECT p.id, p.name, p.slug, p.price, p.discount_price, p.product_image, p.gallery_images,
    p.image_alts, p.lowest_price,
    p.description, p.seo_title, p.meta_description, p.sku, p.vendor, p.product_type,
    p.barcode, p.trade_data, p.cost, p.low_stock_at, p.template_id, p.track_stock, p.stock, p.in_stock,
    p.status, p.featured, p.weight, p.tags, p.rating, p.attribute_groups, p.created_at, p.updated_at,
    (SELECT coalesce(json_agg(json_build_object('id', v.id, 'price', v.price,
        'discount_price', v.discount_price, 'image', v.image, 'attributes', v.attributes,
        'sku', v.sku, 'barcode', v.barcode, 'cost', v.cost, 'stock', v.stock,
        'weight', v.weight, 'lowest_price', v.lowest_price) ORDER BY v.position), '[]')
      FROM variations v WHERE v.store_id = $1 AND v.product_id = p.id) AS variations,
    (SELECT coalesce(json_agg(c.category_id ORDER BY c.category_id), '[]')
      FROM product_categories c
      JOIN categories g ON g.store_id = $1 AND g.id = c.category_id AND g.rule IS NULL
      WHERE c.store_id = $1 AND c.product_id = p.id) AS category_ids,
    (SELECT json_build_object('name', g.name, 'slug', g.slug)
      FROM product_categories c
      JOIN categories g ON g.store_id = $1 AND g.id = c.category_id
      WHERE c.store_id = $1 AND c.product_id = p.id
      ORDER BY g.parent_id IS NULL, g.id LIMIT 1) AS category
  FROM products p`

export async function findProductById(tx: StoreTransaction, id: string) {
  const [row] = await tx.prepared<ProductRecord>(
    'product-by-id',
    `${selectProduct} WHERE p.store_id = $1 AND p.id = $2`,
    [tx.storeId, id],
  )
  return row
}

/** Finds an active product by its current slug or by an earlier one. */
export async function findActiveProductBySlug(tx: StoreTransaction, slug: string) {
  const [row] = await tx.prepared<ProductRecord>(
    'product-by-slug',
    `${selectProduct} WHERE p.store_id = $1 AND p.slug = $2 AND p.status = 'active'`,
    [tx.storeId, slug],
  )
  if (row) return row
  const movedTo = await findMovedId(tx, 'product', slug)
  const moved = movedTo ? await findProductById(tx, movedTo) : undefined
  return moved?.status === 'active' ? moved : undefined
}
