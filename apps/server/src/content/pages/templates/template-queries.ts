import { type TemplateKind, templateKinds } from '@vitrine/commerce/settings/template-kinds.ts'
import { pageRevisions, pages } from '@vitrine/db/schema/pages.ts'
import { categories, products } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type PageRecord, summaryColumns } from '../queries.ts'
import { isDraftOfPage } from '../revision-queries.ts'

export async function listTemplates(tx: StoreTransaction) {
  return await tx
    .select({
      ...summaryColumns,
      templateFor: sql<TemplateKind>`${pages.templateFor}`,
      isDefault: pages.isDefaultTemplate,
      uses: sql<number>`(
        (SELECT count(*) FROM ${products} p
          WHERE p.store_id = ${tx.storeId} AND p.template_id = ${pages.id})
        + (SELECT count(*) FROM ${categories} g
          WHERE g.store_id = ${tx.storeId} AND g.template_id = ${pages.id}))::float8`,
    })
    .from(pages)
    .leftJoin(pageRevisions, isDraftOfPage)
    .where(and(eq(pages.storeId, tx.storeId), inArray(pages.templateFor, [...templateKinds])))
    .orderBy(asc(pages.createdAt), asc(pages.id))
}

/** Finds the published template that was chosen, else the default one of its kind. */
export async function findTemplate(
  tx: StoreTransaction,
  kind: TemplateKind,
  chosenId: string | null,
): Promise<PageRecord | undefined> {
  const [row] = await tx.prepared<PageRecord>(
    'template-published',
    `SELECT p.id, p.name, p.slug, p.meta_title, p.meta_description, p.is_home, p.draft_revision,
       p.published_revision, p.updated_at, p.settings_revision, p.publish_at, p.publish_problem,
       r.content, g.published AS global_content, g.revision AS global_revision
     FROM pages p
     JOIN page_revisions r ON r.store_id = p.store_id AND r.page_id = p.id
       AND r.revision = p.published_revision
     JOIN global_contents g ON g.store_id = p.store_id
     WHERE p.store_id = $1 AND p.template_for = $2 AND (p.id = $3 OR p.is_default_template)
     ORDER BY (p.id = $3) IS TRUE DESC LIMIT 1`,
    [tx.storeId, kind, chosenId],
  )
  return row
}

export async function hasDefault(tx: StoreTransaction, kind: TemplateKind) {
  const rows = await tx.prepared(
    'has-default-template',
    'SELECT id FROM pages WHERE store_id = $1 AND template_for = $2 AND is_default_template',
    [tx.storeId, kind],
  )
  return rows.length > 0
}

export async function writeDefault(
  tx: StoreTransaction,
  { id, kind, isDefault }: { id: string; kind: TemplateKind; isDefault: boolean },
) {
  const ofKind = and(eq(pages.storeId, tx.storeId), eq(pages.templateFor, kind))
  await tx
    .update(pages)
    .set({ isDefaultTemplate: false })
    .where(and(ofKind, eq(pages.isDefaultTemplate, true)))
  if (isDefault)
    await tx
      .update(pages)
      .set({ isDefaultTemplate: true })
      .where(and(ofKind, eq(pages.id, id)))
}

/** Products and categories of deleted templates get the default one. */
export async function releaseUses(tx: StoreTransaction, ids: readonly string[]) {
  for (const table of [products, categories])
    await tx
      .update(table)
      .set({ templateId: null })
      .where(and(eq(table.storeId, tx.storeId), inArray(table.templateId, [...ids])))
}
