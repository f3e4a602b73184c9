import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { StoredAttributeGroup, TradeData } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

/** Everything that an owner can edit of a product, as it is stored. Amounts are minor units. */
export interface Snapshot {
  id: string
  slug: string
  name: string
  price: number
  discount_price: number | null
  product_image: string | null
  gallery_images: string[]
  image_alts: Record<string, string>
  description: string
  seo_title: string
  meta_description: string
  sku: string
  vendor: string
  product_type: string
  barcode: string
  /** Missing in snapshots of older versions. */
  trade_data?: TradeData | null
  /** Minor units, for the owner only. */
  cost: number | null
  track_stock: boolean
  stock: number
  in_stock: boolean
  status: Product['status']
  featured: boolean
  weight: number | null
  tags: string[]
  attribute_groups: StoredAttributeGroup[]
  created_at: string
  updated_at: string
  variations: VariationSnapshot[]
  places: Place[]
}

export interface VariationSnapshot {
  id: string
  position: number
  price: number
  discount_price: number | null
  image: string | null
  attributes: Record<string, string>
  sku: string
  barcode: string
  cost: number | null
  stock: number | null
  /** Grams; null for the product's. */
  weight: number | null
}

interface Place {
  category_id: string
  position: number | null
}

interface SnapshotRow extends Omit<Snapshot, 'created_at' | 'updated_at'> {
  created_at: Date
  updated_at: Date
}

const snapshotsWhere = (condition: string) => `
  SELECT p.id, p.slug, p.name, p.price, p.discount_price, p.product_image, p.gallery_images,
    p.image_alts, p.description, p.seo_title, p.meta_description, p.sku, p.vendor,
    p.product_type, p.barcode, p.trade_data, p.cost, p.track_stock, p.stock, p.in_stock,
    p.status, p.featured, p.weight, p.tags, p.attribute_groups, p.created_at, p.updated_at,
    (SELECT coalesce(json_agg(json_build_object('id', v.id, 'position', v.position,
        'price', v.price, 'discount_price', v.discount_price, 'image', v.image,
        'attributes', v.attributes, 'sku', v.sku,
        'barcode', v.barcode, 'cost', v.cost, 'stock', v.stock, 'weight', v.weight)
        ORDER BY v.position, v.id), '[]')
      FROM variations v WHERE v.store_id = $1 AND v.product_id = p.id) AS variations,
    (SELECT coalesce(json_agg(json_build_object('category_id', c.category_id,
        'position', c.position) ORDER BY c.category_id), '[]')
      FROM product_categories c
      WHERE c.store_id = $1 AND c.product_id = p.id) AS places
  FROM products p WHERE p.store_id = $1 AND ${condition} ORDER BY p.slug`

export async function listSnapshotsBySlug(tx: StoreTransaction, slugs: readonly string[]) {
  const rows = await tx.prepared<SnapshotRow>(
    'snapshots-by-slug',
    snapshotsWhere('p.slug = ANY ($2::text[])'),
    [tx.storeId, slugs],
  )
  return rows.map(toSnapshot)
}

export async function listSnapshotsById(tx: StoreTransaction, ids: readonly string[]) {
  const rows = await tx.prepared<SnapshotRow>(
    'snapshots-by-id',
    snapshotsWhere('p.id = ANY ($2::uuid[])'),
    [tx.storeId, ids],
  )
  return rows.map(toSnapshot)
}

function toSnapshot(row: SnapshotRow): Snapshot {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
