import type { SeoTemplates } from '@vitrine/commerce/seo/seo-templates.ts'
import {
  longestTitle,
  type SeoProblem,
  type SeoProblemKind,
  thinText,
} from '@vitrine/contract/shop/seo-problems.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Slice } from '../../../platform/page-of.ts'

interface Shop {
  name: string
  templates: SeoTemplates
}

/** Titles and descriptions as pages show them; text without its tags, cut where it is long enough. */
const described = `
  WITH records AS (
    SELECT 'page' AS of, p.id, p.name, p.meta_title AS own_title,
      coalesce(nullif(p.meta_title, ''), CASE WHEN p.is_home THEN $2
        ELSE replace(replace($3, '{page}', p.name), '{shop}', $2) END) AS title,
      p.meta_description <> '' OR $6 <> '' AS described, NULL AS text, 0 AS wordless
    FROM pages p WHERE p.store_id = $1 AND p.published_revision IS NOT NULL
      AND p.template_for IS NULL
    UNION ALL
    SELECT 'product', p.id, p.name, NULL,
      coalesce(nullif(p.seo_title, ''), replace(replace($4, '{page}', p.name), '{shop}', $2)),
      p.meta_description <> '' OR p.description <> '' OR $7 <> '', left(p.description, 2000),
      (SELECT count(DISTINCT image) FROM (
        SELECT p.product_image AS image UNION ALL SELECT jsonb_array_elements_text(p.gallery_images)
      ) images WHERE coalesce(p.image_alts ->> image, '') = '' AND image IS NOT NULL)
    FROM products p WHERE p.store_id = $1 AND p.status = 'active'
    UNION ALL
    SELECT 'category', c.id, c.name, NULL,
      coalesce(nullif(c.seo_title, ''), replace(replace($5, '{page}', c.name), '{shop}', $2)),
      c.meta_description <> '' OR c.description <> '' OR $8 <> '', left(c.description, 2000), 0
    FROM categories c WHERE c.store_id = $1
    UNION ALL
    SELECT 'article', a.id, a.title, NULL,
      coalesce(nullif(a.seo_title, ''), replace(replace($3, '{page}', a.title), '{shop}', $2)),
      a.meta_description <> '' OR a.excerpt <> '' OR a.body <> '', left(a.body, 2000),
      CASE WHEN a.cover IS NOT NULL AND a.cover_alt = '' THEN 1 ELSE 0 END
    FROM articles a WHERE a.store_id = $1 AND a.published
  ), titled AS (
    SELECT *, count(*) OVER (PARTITION BY lower(title)) AS twins FROM records
  ), problems AS (
    SELECT 'missing_title' AS kind, of, id, name, '' AS detail FROM titled
    WHERE own_title = ''
    UNION ALL
    SELECT 'double_title', of, id, name, title FROM titled WHERE twins > 1
    UNION ALL
    SELECT 'long_title', of, id, name, title FROM titled WHERE length(title) > ${longestTitle}
    UNION ALL
    SELECT 'missing_description', of, id, name, '' FROM titled WHERE NOT described
    UNION ALL
    SELECT 'thin_text', of, id, name, '' FROM titled
    WHERE length(btrim(regexp_replace(text, '<[^>]*>', '', 'g'))) < ${thinText}
    UNION ALL
    SELECT 'image_alt', of, id, name, wordless::text FROM titled WHERE wordless > 0
  )`

export async function countRecordProblems(tx: StoreTransaction, shop: Shop) {
  return await tx.prepared<{ kind: SeoProblemKind; count: number }>(
    'count-seo-problems',
    `${described} SELECT kind, count(*) AS count FROM problems GROUP BY kind`,
    valuesOf(tx, shop),
  )
}

export async function listRecordProblems(
  tx: StoreTransaction,
  shop: Shop,
  { limit, offset, kind }: Slice & { kind?: SeoProblemKind | undefined },
): Promise<SeoProblem[]> {
  if (!limit) return []
  return await tx.prepared<SeoProblem>(
    'list-seo-problems',
    `${described} SELECT kind, of, id, name, detail FROM problems
      WHERE $9::text IS NULL OR kind = $9
      ORDER BY array_position(ARRAY['missing_title', 'double_title', 'long_title',
        'missing_description', 'thin_text', 'image_alt'], kind), lower(detail), name, id
      LIMIT $10 OFFSET $11`,
    [...valuesOf(tx, shop), kind ?? null, limit, offset],
  )
}

function valuesOf(tx: StoreTransaction, { name, templates }: Shop) {
  const { page, product, category } = templates
  const titles = [page.title, product.title, category.title]
  const descriptions = [page.description, product.description, category.description]
  return [tx.storeId, name, ...titles, ...descriptions]
}
