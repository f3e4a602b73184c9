import type { MediaUse } from '@vitrine/contract/content/media.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { sql } from 'drizzle-orm'

interface UseRecord extends Record<string, unknown> {
  kind: MediaUse['kind']
  id: string | null
  name: string
  is_public: boolean
  total: string
}

const max = 50

/**
 * Lists what shows an image in any size and under any host, matched by the common start of its file
 * names. Old revisions of pages do not count.
 */
export async function listUses(tx: StoreTransaction, url: string) {
  const { rows } = await tx.execute<UseRecord>(usesOf(tx.storeId, commonPart(url)))
  const usedIn = rows.map(({ kind, id, name, is_public: isPublic }) => ({
    kind,
    id,
    name,
    isPublic,
  }))
  return { usedIn, useCount: Number(rows[0]?.total ?? 0) }
}

const commonPart = (url: string) => url.replace(/-\d+x\d+\.webp$/, '-')

const usesOf = (store: string, part: string) => sql`
  WITH uses AS (
    SELECT 'product' AS kind, p.id, p.name, p.status = 'active' AS is_public FROM products p
    WHERE p.store_id = ${store} AND strpos(
      concat(p.product_image, ' ', p.gallery_images, ' ', p.description), ${part}) > 0
    UNION ALL
    SELECT 'variation', p.id, p.name, p.status = 'active' FROM products p
    WHERE p.store_id = ${store} AND EXISTS (SELECT FROM variations v
      WHERE v.store_id = ${store} AND v.product_id = p.id AND strpos(v.image, ${part}) > 0)
    UNION ALL
    SELECT 'category', g.id, g.name, true FROM categories g
    WHERE g.store_id = ${store} AND strpos(concat(g.image, ' ', g.description), ${part}) > 0
    UNION ALL
    SELECT CASE p.template_for WHEN 'section' THEN 'savedSection' ELSE 'page' END, p.id, p.name,
      coalesce(strpos(shown.content::text, ${part}) > 0, false)
    FROM pages p
    LEFT JOIN page_revisions kept ON kept.store_id = p.store_id AND kept.page_id = p.id
      AND kept.revision = p.draft_revision
    LEFT JOIN page_revisions shown ON shown.store_id = p.store_id AND shown.page_id = p.id
      AND shown.revision = p.published_revision
    WHERE p.store_id = ${store} AND strpos(
      concat(coalesce(p.draft, kept.content), ' ', shown.content), ${part}) > 0
    UNION ALL
    SELECT 'article', a.id, a.title, a.published FROM articles a
    WHERE a.store_id = ${store}
      AND strpos(concat(a.cover, ' ', a.social_image, ' ', a.body), ${part}) > 0
    UNION ALL
    SELECT 'globalContent', NULL, 'Top bar, navigation and footer',
      strpos(c.published::text, ${part}) > 0
    FROM global_contents c
    WHERE c.store_id = ${store} AND strpos(concat(c.draft, ' ', c.published), ${part}) > 0
    UNION ALL
    SELECT 'savedSection', v.id, v.name, false FROM saved_sections v
    WHERE v.store_id = ${store} AND strpos(v.item::text, ${part}) > 0 AND NOT EXISTS (
      SELECT FROM pages p WHERE p.store_id = ${store} AND p.id = v.id)
    UNION ALL
    SELECT 'store', NULL, s.name, true FROM stores s
    WHERE s.id = ${store} AND strpos(concat(s.logo, ' ', s.seo, ' ', s.theme), ${part}) > 0
  )
  SELECT *, count(*) OVER () AS total FROM uses ORDER BY kind, name, id LIMIT ${max}`
