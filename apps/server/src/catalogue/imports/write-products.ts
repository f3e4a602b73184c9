import type { Snapshot } from '../sheet/snapshots.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export async function writeProducts(
  tx: StoreTransaction,
  products: readonly Snapshot[],
): Promise<void> {
  if (!products.length) return
  const ids = products.map(({ id }) => id)
  await tx.lease.query(`SET LOCAL app.index_later = 'on'`)
  await writeOwnColumns(tx, products)
  await writeVariations(tx, ids, products)
  await writePlaces(tx, ids, products)
  await tx.lease.query(`SET LOCAL app.index_later = ''`)
  await tx.prepared('index-written', 'SELECT index_products($1, $2::uuid[])', [tx.storeId, ids])
}

/**
 * Snapshots and files have milliseconds. A product keeps its microseconds unless its date was
 * changed, or it would move behind those that were created with it.
 */
async function writeOwnColumns(tx: StoreTransaction, products: readonly Snapshot[]) {
  const rows = products.map(({ variations: _v, places: _p, ...columns }) => columns)
  await tx.prepared(
    'write-products',
    `INSERT INTO products (store_id, id, slug, name, price, discount_price, product_image,
        gallery_images, image_alts, description, seo_title, meta_description, sku, vendor,
        product_type, barcode, cost, track_stock, stock, in_stock, status, featured, weight, tags, attribute_groups, created_at,
        updated_at, trade_data)
      SELECT root.store_id, n.* FROM store_roots root,
        jsonb_to_recordset($2::jsonb) AS n (id uuid, slug text, name text,
        price bigint, discount_price bigint, product_image text, gallery_images jsonb,
        image_alts jsonb, description text, seo_title text, meta_description text, sku text,
        vendor text, product_type text, barcode text, cost bigint, track_stock boolean, stock integer, in_stock boolean, status text, featured boolean,
        weight integer, tags text[], attribute_groups jsonb, created_at timestamptz,
        updated_at timestamptz, trade_data jsonb)
      WHERE root.store_id = $1
      ON CONFLICT (store_id, id) DO UPDATE SET name = excluded.name, price = excluded.price,
        discount_price = excluded.discount_price, product_image = excluded.product_image,
        gallery_images = excluded.gallery_images, image_alts = excluded.image_alts,
        description = excluded.description, seo_title = excluded.seo_title,
        meta_description = excluded.meta_description, sku = excluded.sku,
        vendor = excluded.vendor, product_type = excluded.product_type,
        barcode = excluded.barcode, cost = excluded.cost, trade_data = excluded.trade_data,
        track_stock = excluded.track_stock, stock = excluded.stock, in_stock = excluded.in_stock,
        status = excluded.status, featured = excluded.featured, weight = excluded.weight,
        tags = excluded.tags, attribute_groups = excluded.attribute_groups,
        created_at = CASE
          WHEN excluded.created_at AT TIME ZONE 'UTC'
            = date_trunc('milliseconds', products.created_at AT TIME ZONE 'UTC')
          THEN products.created_at ELSE excluded.created_at END,
        updated_at = excluded.updated_at`,
    [tx.storeId, JSON.stringify(rows)],
  )
}

async function writeVariations(
  tx: StoreTransaction,
  ids: readonly string[],
  products: readonly Snapshot[],
) {
  const rows = products.flatMap(({ id, variations }) =>
    variations.map((variation) => ({ ...variation, product_id: id })),
  )
  await tx.prepared(
    'delete-other-variations',
    `DELETE FROM variations WHERE store_id = $1 AND product_id = ANY ($2::uuid[])
      AND NOT id = ANY ($3::uuid[])`,
    [tx.storeId, ids, rows.map(({ id }) => id)],
  )
  if (!rows.length) return
  await tx.prepared(
    'write-variations',
    `INSERT INTO variations (store_id, id, product_id, position, price, discount_price, image,
        attributes, sku, barcode, cost, stock, weight)
      SELECT root.store_id, n.* FROM store_roots root,
        jsonb_to_recordset($2::jsonb) AS n (id uuid, product_id uuid,
        position integer, price bigint, discount_price bigint, image text, attributes jsonb,
        sku text, barcode text, cost bigint, stock integer, weight integer)
      WHERE root.store_id = $1
      ON CONFLICT (store_id, id) DO UPDATE SET position = excluded.position,
        price = excluded.price, discount_price = excluded.discount_price, image = excluded.image,
        attributes = excluded.attributes, sku = excluded.sku,
        barcode = excluded.barcode, cost = excluded.cost, stock = excluded.stock,
        weight = excluded.weight`,
    [tx.storeId, JSON.stringify(rows)],
  )
}

async function writePlaces(
  tx: StoreTransaction,
  ids: readonly string[],
  products: readonly Snapshot[],
) {
  const rows = products.flatMap(({ id, places }) =>
    places.map((place) => ({ ...place, product_id: id })),
  )
  const json = JSON.stringify(rows)
  await tx.prepared(
    'delete-other-places',
    `DELETE FROM product_categories c WHERE c.store_id = $1 AND c.product_id = ANY ($2::uuid[])
      AND NOT EXISTS (SELECT FROM jsonb_to_recordset($3::jsonb)
          AS n (product_id uuid, category_id uuid)
        WHERE n.product_id = c.product_id AND n.category_id = c.category_id)
      AND NOT EXISTS (SELECT FROM categories g
        WHERE g.store_id = $1 AND g.id = c.category_id AND g.rule IS NOT NULL)`,
    [tx.storeId, ids, json],
  )
  if (!rows.length) return
  // A category may have been deleted since, for example when an import is undone.
  await tx.prepared(
    'write-places',
    `INSERT INTO product_categories (store_id, product_id, category_id, position)
      SELECT g.store_id, n.product_id, n.category_id, n.position
      FROM jsonb_to_recordset($2::jsonb) AS n (product_id uuid, category_id uuid, position integer)
      JOIN categories g ON g.store_id = $1 AND g.id = n.category_id AND g.rule IS NULL
      ON CONFLICT DO NOTHING`,
    [tx.storeId, json],
  )
}
