import { pageRevisions, pages } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, sql } from 'drizzle-orm'

export const isDraftOfPage = and(
  eq(pageRevisions.storeId, pages.storeId),
  eq(pageRevisions.pageId, pages.id),
  eq(pageRevisions.revision, pages.draftRevision),
)

export async function insertRevision(
  tx: StoreTransaction,
  row: Omit<typeof pageRevisions.$inferInsert, 'storeId'>,
) {
  await tx.insert(pageRevisions).values({ ...row, storeId: tx.storeId })
}

export async function findLatestRevision(tx: StoreTransaction, pageId: string) {
  const [row] = await tx
    .select({
      content: pageRevisions.content,
      settings: pageRevisions.settings,
      createdAt: pageRevisions.createdAt,
    })
    .from(pageRevisions)
    .where(ofPage(tx, pageId))
    .orderBy(desc(pageRevisions.revision))
    .limit(1)
  return row
}

export async function findRevision(tx: StoreTransaction, pageId: string, revision: number) {
  const [row] = await tx
    .select({
      content: pageRevisions.content,
      settings: pageRevisions.settings,
      createdAt: pageRevisions.createdAt,
    })
    .from(pageRevisions)
    .where(and(ofPage(tx, pageId), eq(pageRevisions.revision, revision)))
  return row
}

export async function listRevisions(tx: StoreTransaction, pageId: string) {
  return await tx
    .select({
      revision: pageRevisions.revision,
      createdAt: pageRevisions.createdAt,
      createdBy: pageRevisions.createdBy,
      changes: pageRevisions.changes,
      isPublished: sql<boolean>`${pageRevisions.revision} IS NOT DISTINCT FROM ${pages.publishedRevision}`,
    })
    .from(pageRevisions)
    .innerJoin(pages, and(eq(pages.storeId, pageRevisions.storeId), eq(pages.id, pageId)))
    .where(ofPage(tx, pageId))
    .orderBy(desc(pageRevisions.revision))
    .limit(200)
}

function ofPage(tx: StoreTransaction, pageId: string) {
  return and(eq(pageRevisions.storeId, tx.storeId), eq(pageRevisions.pageId, pageId))
}
