import type { UnaddressedKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { pageRevisions, pages, type PageSettings } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { insertRevision, isDraftOfPage } from './revision-queries.ts'

export interface PageRecord {
  id: string
  name: string
  slug: string
  meta_title: string
  meta_description: string
  is_home: boolean
  draft_revision: number
  published_revision: number | null
  updated_at: Date
  settings_revision: number
  /** The published slug of a draft with another one. */
  live_slug?: string
  draft_settings?: Partial<PageSettings> | null
  template_for?: UnaddressedKind | null
  publish_at: Date | null
  publish_problem: string | null
  content: PageItem[]
  global_content: PageItem[]
  global_revision: number
}

function selectPage(which: 'draft' | 'published') {
  const isDraft = which === 'draft'
  return `
    SELECT p.id, p.name, p.slug, p.meta_title, p.meta_description, p.is_home, p.draft_revision,
      p.published_revision, p.updated_at, p.settings_revision, p.publish_at, p.publish_problem,
      ${isDraft ? 'p.draft_settings, p.template_for, coalesce(r.content, p.draft)' : 'r.content'} AS content,
      g.${which} AS global_content, g.revision AS global_revision
    FROM pages p
    ${isDraft ? 'LEFT JOIN' : 'JOIN'} page_revisions r ON r.store_id = p.store_id AND r.page_id = p.id
      AND r.revision = p.${which}_revision
    JOIN global_contents g ON g.store_id = p.store_id
    WHERE p.store_id = $1`
}

export async function findDraftPage(tx: StoreTransaction, id: string) {
  const [row] = await tx.prepared<PageRecord>(
    'page-draft',
    `${selectPage('draft')} AND p.id = $2`,
    [tx.storeId, id],
  )
  return row && withDraftSettings(row)
}

function withDraftSettings(row: PageRecord): PageRecord {
  const { name, slug, metaTitle, metaDescription } = row.draft_settings ?? {}
  return {
    ...row,
    live_slug: row.slug,
    name: name ?? row.name,
    slug: slug ?? row.slug,
    meta_title: metaTitle ?? row.meta_title,
    meta_description: metaDescription ?? row.meta_description,
  }
}

export async function findPublishedPage(tx: StoreTransaction, slug: string) {
  const [row] = await tx.prepared<PageRecord>(
    'page-published',
    `${selectPage('published')} AND p.slug = $2 AND p.template_for IS NULL`,
    [tx.storeId, slug],
  )
  return row
}

export async function findPublishedPageById(tx: StoreTransaction, id: string) {
  const [row] = await tx.prepared<PageRecord>(
    'page-published-by-id',
    `${selectPage('published')} AND p.id = $2 AND p.template_for IS NULL`,
    [tx.storeId, id],
  )
  return row
}

export const summaryColumns = {
  id: pages.id,
  name: pages.name,
  slug: pages.slug,
  isHome: pages.isHome,
  metaTitle: pages.metaTitle,
  metaDescription: pages.metaDescription,
  draftRevision: pages.draftRevision,
  publishedRevision: pages.publishedRevision,
  updatedAt: pages.updatedAt,
  settingsRevision: pages.settingsRevision,
  draftSettings: pages.draftSettings,
  publishAt: pages.publishAt,
  publishProblem: pages.publishProblem,
  authorId: sql<string | null>`coalesce(${pageRevisions.createdBy}, ${pages.draftSavedBy})`,
}

/** Lists the pages that have an address, which templates have not. */
export async function listPages(tx: StoreTransaction) {
  return await tx
    .select(summaryColumns)
    .from(pages)
    .leftJoin(pageRevisions, isDraftOfPage)
    .where(and(eq(pages.storeId, tx.storeId), isNull(pages.templateFor)))
    .orderBy(desc(pages.isHome), asc(pages.createdAt), asc(pages.id))
}

export async function lockPage(tx: StoreTransaction, id: string) {
  const [row] = await tx
    .select({
      id: pages.id,
      slug: pages.slug,
      name: pages.name,
      isHome: pages.isHome,
      metaTitle: pages.metaTitle,
      metaDescription: pages.metaDescription,
      draftSettings: pages.draftSettings,
      draftRevision: pages.draftRevision,
      publishedRevision: pages.publishedRevision,
      saveId: pages.saveId,
      settingsRevision: pages.settingsRevision,
      settingsSaveId: pages.settingsSaveId,
      publishAt: pages.publishAt,
      publishBy: pages.publishBy,
      templateFor: pages.templateFor,
      isDefaultTemplate: pages.isDefaultTemplate,
      isRevision: sql<boolean>`${pages.draft} IS NULL`,
    })
    .from(pages)
    .where(ofId(tx, id))
    .for('update')
  return row
}
export type LockedPage = NonNullable<Awaited<ReturnType<typeof lockPage>>>

export async function isPageSlug(tx: StoreTransaction, slug: string, exceptId: string) {
  const rows = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.storeId, tx.storeId), eq(pages.slug, slug), ne(pages.id, exceptId)))
  return rows.length > 0
}

export async function findHomeId(tx: StoreTransaction) {
  const [row] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.storeId, tx.storeId), pages.isHome))
  return row?.id
}

export interface NewPage {
  id?: string
  name: string
  slug: string
  metaTitle: string
  metaDescription: string
  isHome: boolean
  templateFor?: UnaddressedKind | undefined
  isDefaultTemplate?: boolean
  content: PageItem[]
  published: boolean
  createdBy: string | null
}

export async function insertPage(
  tx: StoreTransaction,
  { id = newId(), content, published, createdBy, ...columns }: NewPage,
) {
  await tx.insert(pages).values({
    ...columns,
    storeId: tx.storeId,
    id,
    draftRevision: 1,
    publishedRevision: published ? 1 : null,
  })
  const { name, slug, metaTitle, metaDescription } = columns
  const settings = { name, slug, metaTitle, metaDescription }
  await insertRevision(tx, { pageId: id, revision: 1, content, settings, createdBy })
  return id
}

export async function findUnstoredDraft(tx: StoreTransaction, pageId: string) {
  const [row] = await tx
    .select({
      content: pages.draft,
      revision: pages.draftRevision,
      createdBy: pages.draftSavedBy,
      createdAt: pages.draftSavedAt,
    })
    .from(pages)
    .leftJoin(pageRevisions, isDraftOfPage)
    .where(and(ofId(tx, pageId), isNull(pageRevisions.revision)))
  return row?.content ? { ...row, content: row.content } : undefined
}

export async function updatePageColumns(
  tx: StoreTransaction,
  id: string,
  columns: Partial<
    Pick<
      typeof pages.$inferInsert,
      | 'name'
      | 'slug'
      | 'isHome'
      | 'metaTitle'
      | 'metaDescription'
      | 'draftSettings'
      | 'draftRevision'
      | 'publishedRevision'
      | 'draft'
      | 'draftSavedAt'
      | 'draftSavedBy'
      | 'saveId'
      | 'settingsRevision'
      | 'settingsSaveId'
      | 'publishAt'
      | 'publishBy'
      | 'publishProblem'
    >
  >,
) {
  await tx
    .update(pages)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(ofId(tx, id))
}

/** Deletes pages with their revisions. @returns how many */
export async function deletePages(tx: StoreTransaction, ids: string[]) {
  const rows = await tx
    .delete(pages)
    .where(and(eq(pages.storeId, tx.storeId), inArray(pages.id, ids)))
    .returning({ id: pages.id })
  return rows.length
}

function ofId(tx: StoreTransaction, id: string) {
  return and(eq(pages.storeId, tx.storeId), eq(pages.id, id))
}
