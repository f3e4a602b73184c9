import type { PageItem } from '@vitrine/contract/page.ts'
import { pageRevisions, pages } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { insertRevision, type LockedPage, updatePageColumns } from './queries.ts'

/** Work of an owner that is saved by itself becomes a revision at most this often. */
const revisionEvery = 5 * 60_000

export interface DraftSave {
  pageId: string
  content: PageItem[]
  autosave: boolean
  userId: string
  saveId: string | undefined
  at: Date
}

/** Makes this content the page's draft. @returns its revision */
export async function saveDraft(tx: StoreTransaction, page: LockedPage, save: DraftSave) {
  const { pageId, content, userId, at } = save
  const revision = page.draftRevision + 1
  if (!page.isRevision && (!save.autosave || (await isRevisionDue(tx, save))))
    await keepDraft(tx, pageId, content)
  if (!save.autosave)
    await insertRevision(tx, { pageId, revision, content, createdBy: userId, createdAt: at })
  await updatePageColumns(tx, pageId, {
    draftRevision: revision,
    draft: save.autosave ? content : null,
    draftSavedAt: at,
    draftSavedBy: userId,
    saveId: save.saveId ?? null,
  })
  return revision
}

/** What was written before a pause, and now and then while someone goes on, is worth keeping. */
async function isRevisionDue(tx: StoreTransaction, { pageId, at }: DraftSave) {
  const [latest] = await tx
    .select({ createdAt: pageRevisions.createdAt })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.storeId, tx.storeId), eq(pageRevisions.pageId, pageId)))
    .orderBy(desc(pageRevisions.revision))
    .limit(1)
  return !latest || at.getTime() - latest.createdAt.getTime() >= revisionEvery
}

/** Makes the draft a revision, where it is none yet and not what follows it anyway. */
export async function keepDraft(tx: StoreTransaction, pageId: string, next?: PageItem[]) {
  const { storeId, id, draft, draftRevision, draftSavedBy, draftSavedAt } = pages
  await tx.execute(sql`
    INSERT INTO page_revisions (store_id, page_id, revision, content, created_by, created_at)
    SELECT ${storeId}, ${id}, ${draftRevision}, ${draft}, ${draftSavedBy},
      coalesce(${draftSavedAt}, now())
    FROM pages WHERE ${storeId} = ${tx.storeId} AND ${id} = ${pageId} AND ${draft} IS NOT NULL
      AND ${draft} IS DISTINCT FROM ${next ? JSON.stringify(next) : null}::jsonb
    ON CONFLICT DO NOTHING`)
  await updatePageColumns(tx, pageId, { draft: null })
}
