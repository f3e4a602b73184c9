import type { SavedSectionUse } from '@vitrine/contract/content/saved-sections.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { requireSaved } from '../pages/linked/library-page.ts'

/** Lists where a section is linked, by name. Old revisions of pages do not count. */
export async function listLinkedUses(tx: StoreTransaction, id: string): Promise<SavedSectionUse[]> {
  await requireSaved(tx, id)
  return await tx.prepared<SavedSectionUse>(
    'linked-uses',
    `SELECT p.id, p.name, coalesce(jsonb_path_exists(shown.content, path, vars), false) AS "isLive",
       CASE WHEN p.template_for IS NULL THEN 'page' WHEN p.template_for = 'section'
         THEN 'savedSection' ELSE 'template' END AS kind
     FROM pages p
     CROSS JOIN (SELECT '$.**.linked ? (@ == $id)'::jsonpath AS path,
       jsonb_build_object('id', $2::text) AS vars) AS wanted
     LEFT JOIN page_revisions stored ON stored.store_id = p.store_id AND stored.page_id = p.id
       AND stored.revision = p.draft_revision
     LEFT JOIN page_revisions shown ON shown.store_id = p.store_id AND shown.page_id = p.id
       AND shown.revision = p.published_revision
     WHERE p.store_id = $1 AND (
       jsonb_path_exists(coalesce(p.draft, stored.content), path, vars)
       OR jsonb_path_exists(shown.content, path, vars))
     UNION ALL
     SELECT v.id, v.name, false, 'savedSection' FROM saved_sections v
     WHERE v.store_id = $1
       AND jsonb_path_exists(v.item, '$.**.linked ? (@ == $id)', jsonb_build_object('id', $2::text))
       AND NOT EXISTS (SELECT FROM pages p WHERE p.store_id = $1 AND p.id = v.id)
     ORDER BY 2, 1`,
    [tx.storeId, id],
  )
}
