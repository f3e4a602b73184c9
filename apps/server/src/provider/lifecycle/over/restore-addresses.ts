import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { ask } from '../bring/ask.ts'

const living = `SELECT 'product' AS kind, slug, id FROM products WHERE store_id = current_store()
  UNION ALL SELECT 'category', slug, id FROM categories WHERE store_id = current_store()
  UNION ALL SELECT 'page', slug, id FROM pages WHERE store_id = current_store()
  UNION ALL SELECT 'article', slug, id FROM articles WHERE store_id = current_store()`

/** To be called before slugs change. */
export async function noteAddresses(tx: StoreTransaction): Promise<void> {
  await ask(tx, `CREATE TEMPORARY TABLE former_slugs ON COMMIT DROP AS ${living}`)
}

/** Addresses that were shared since lead to what has another one again; those of then, too. */
export async function restoreAddresses(tx: StoreTransaction): Promise<void> {
  await ask(tx, `CREATE TEMPORARY TABLE living_slugs ON COMMIT DROP AS ${living}`)
  const isFree = `NOT EXISTS (SELECT FROM living_slugs l WHERE l.kind = s.kind AND l.slug = s.slug)`
  await ask(
    tx,
    `DELETE FROM slug_redirects r USING living_slugs s
     WHERE r.store_id = $1 AND r.kind = s.kind AND r.from_slug = s.slug`,
    [tx.storeId],
  )
  await ask(
    tx,
    `INSERT INTO slug_redirects (store_id, kind, from_slug, to_id)
     SELECT $1, kind, slug, to_id FROM (
       SELECT kind, from_slug AS slug, to_id FROM archived_slug_redirects) AS s WHERE ${isFree}
     ON CONFLICT (store_id, kind, from_slug) DO UPDATE SET to_id = excluded.to_id
       WHERE slug_redirects.to_id <> excluded.to_id`,
    [tx.storeId],
  )
  await ask(
    tx,
    `INSERT INTO slug_redirects (store_id, kind, from_slug, to_id)
     SELECT $1, kind, slug, id FROM former_slugs s WHERE ${isFree}
     ON CONFLICT (store_id, kind, from_slug) DO NOTHING`,
    [tx.storeId],
  )
}
