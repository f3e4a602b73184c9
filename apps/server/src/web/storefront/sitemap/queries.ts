import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export interface SitemapRecord {
  kind: 'page' | 'category' | 'product' | 'policy' | 'blog' | 'article'
  slug: string
  modified: Date
}

export async function countEntries(tx: StoreTransaction): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    'sitemap-count',
    `SELECT (SELECT count(*) FROM pages
        WHERE store_id = $1 AND published_revision IS NOT NULL AND template_for IS NULL)
      + (SELECT count(*) FROM categories WHERE store_id = $1)
      + (SELECT count(*) FROM products WHERE store_id = $1 AND status = 'active')
      + (SELECT count(*) FROM policy_versions WHERE store_id = $1 AND replaced_at IS NULL)
      + (SELECT count(*) + (count(*) > 0)::int FROM articles WHERE store_id = $1 AND published)
      AS count`,
    [tx.storeId],
  )
  return row?.count ?? 0
}

export async function listEntries(
  tx: StoreTransaction,
  { limit, offset }: { limit: number; offset: number },
): Promise<SitemapRecord[]> {
  return await tx.prepared<SitemapRecord>(
    'sitemap-entries',
    `SELECT kind, slug, modified FROM (
      SELECT 1 AS place, NOT p.is_home AS later, p.id, 'page' AS kind, p.slug,
        -- An owner who saves a draft changes the page's row, and nothing that shoppers see.
        CASE WHEN p.draft_revision = p.published_revision THEN p.updated_at ELSE r.created_at END
          AS modified
      FROM pages p JOIN page_revisions r ON r.store_id = p.store_id AND r.page_id = p.id
        AND r.revision = p.published_revision
      WHERE p.store_id = $1 AND p.template_for IS NULL
      UNION ALL
      SELECT 2, true, g.id, 'category', g.slug, greatest(g.updated_at, (
        SELECT max(p.updated_at) FROM product_categories c
        JOIN products p ON p.store_id = c.store_id AND p.id = c.product_id
        WHERE c.store_id = $1 AND c.category_id = g.id AND p.status = 'active'))
      FROM categories g WHERE g.store_id = $1
      UNION ALL
      SELECT 3, true, id, 'product', slug, updated_at
      FROM products WHERE store_id = $1 AND status = 'active'
      UNION ALL
      SELECT 4, true, id, 'policy', kind, published_at
      FROM policy_versions WHERE store_id = $1 AND replaced_at IS NULL
      UNION ALL
      SELECT 5, false, store_id, 'blog', '', max(updated_at)
      FROM articles WHERE store_id = $1 AND published GROUP BY store_id
      UNION ALL
      SELECT 5, true, id, 'article', slug, updated_at
      FROM articles WHERE store_id = $1 AND published
    ) entries ORDER BY place, later, id LIMIT $2 OFFSET $3`,
    [tx.storeId, limit, offset],
  )
}
