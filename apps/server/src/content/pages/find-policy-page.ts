import type { PolicyKind } from '@vitrine/commerce/policies/policy-kinds.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { textBlockSchema } from '@vitrine/sections/types/text-block/text-block.schema.ts'
import type { PageRecord } from './queries.ts'

type Row = Omit<PageRecord, 'content'> & { text: string; kind: PolicyKind }

/**
 * Returns a published policy as a page, whose sections need no JavaScript.
 * @param slug the policy's path: `/policies/terms`, also without its first slash
 */
export async function findPolicyPage(
  tx: StoreTransaction,
  slug: string,
): Promise<PageRecord | undefined> {
  const [row] = await tx.prepared<Row>(
    'policy-page',
    `SELECT v.id, v.kind, v.title AS name, $2 AS slug, '' AS meta_title, '' AS meta_description,
        false AS is_home, v.number AS draft_revision, v.number AS published_revision,
        v.published_at AS updated_at, 0 AS settings_revision, NULL AS publish_at,
        NULL AS publish_problem, v.text, g.published AS global_content,
        g.revision AS global_revision
      FROM policy_versions v JOIN global_contents g ON g.store_id = v.store_id
      WHERE v.store_id = $1 AND 'policies/' || v.kind = ltrim($2, '/') AND v.replaced_at IS NULL`,
    [tx.storeId, slug],
  )
  if (!row) return undefined
  const { kind: _, text, ...page } = row
  return { ...page, content: contentOf(row.name, text) }
}

function contentOf(title: string, text: string): PageItem[] {
  return [
    textBlock('title', { text: title, level: 'heading1' }),
    textBlock('text', { text, formatted: true }),
  ]
}

function textBlock(id: string, props: Partial<typeof textBlockSchema.defaults>): PageItem {
  const { type, version, contentType, defaults } = textBlockSchema
  return { id, type, v: version, contentType, props: { ...defaults, ...props } }
}
