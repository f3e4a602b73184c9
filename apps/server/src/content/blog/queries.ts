import type { ArticleStatus } from '@vitrine/contract/content/article.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { articles, articleVersions } from '@vitrine/db/schema/articles.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, arrayContains, count, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Slice } from '../../platform/page-of.ts'

export type ArticleRecord = typeof articles.$inferSelect
type ArticleColumns = Omit<
  typeof articles.$inferInsert,
  'storeId' | 'id' | 'revision' | 'createdAt' | 'updatedAt'
>

interface ArticleFilter {
  status?: ArticleStatus | undefined
  /** The tag's address. */
  tag?: string | undefined
  search?: string | undefined
}

export async function insertArticle(tx: StoreTransaction, columns: ArticleColumns) {
  const values = { ...columns, storeId: tx.storeId, id: newId() }
  const [row] = await tx.insert(articles).values(values).returning()
  return row!
}

export async function updateArticleColumns(
  tx: StoreTransaction,
  id: string,
  columns: Partial<ArticleColumns>,
) {
  const [row] = await tx
    .update(articles)
    .set({ ...columns, revision: sql`${articles.revision} + 1`, updatedAt: sql`now()` })
    .where(ofId(tx, id))
    .returning()
  return row!
}

export async function findArticle(tx: StoreTransaction, id: string) {
  const [row] = await tx.select().from(articles).where(ofId(tx, id))
  return row
}

export async function lockArticle(tx: StoreTransaction, id: string) {
  const [row] = await tx.select().from(articles).where(ofId(tx, id)).for('update')
  return row
}

export async function deleteArticle(tx: StoreTransaction, id: string) {
  await tx.delete(articles).where(ofId(tx, id))
}

export async function listArticles(
  tx: StoreTransaction,
  filter: ArticleFilter,
  { limit, offset }: Slice,
) {
  return await tx
    .select({
      id: articles.id,
      slug: articles.slug,
      title: articles.title,
      author: articles.author,
      cover: articles.cover,
      tags: articles.tags,
      published: articles.published,
      publishAt: articles.publishAt,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .where(matches(tx, filter))
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(limit)
    .offset(offset)
}

export async function countArticles(tx: StoreTransaction, filter: ArticleFilter) {
  const [row] = await tx.select({ total: count() }).from(articles).where(matches(tx, filter))
  return row?.total ?? 0
}

export async function listVersions(tx: StoreTransaction, articleId: string) {
  return await tx
    .select({
      revision: articleVersions.revision,
      title: articleVersions.title,
      savedAt: articleVersions.savedAt,
    })
    .from(articleVersions)
    .where(and(eq(articleVersions.storeId, tx.storeId), eq(articleVersions.articleId, articleId)))
    .orderBy(desc(articleVersions.revision))
}

export async function findVersion(tx: StoreTransaction, articleId: string, revision: number) {
  const [row] = await tx
    .select()
    .from(articleVersions)
    .where(
      and(
        eq(articleVersions.storeId, tx.storeId),
        eq(articleVersions.articleId, articleId),
        eq(articleVersions.revision, revision),
      ),
    )
  return row
}

function matches(tx: StoreTransaction, { status, tag, search }: ArticleFilter) {
  return and(
    eq(articles.storeId, tx.storeId),
    status === undefined ? undefined : hasStatus(status),
    tag === undefined ? undefined : arrayContains(articles.tagSlugs, [tag]),
    search ? found(search) : undefined,
  )
}

function hasStatus(status: ArticleStatus) {
  if (status === 'published') return eq(articles.published, true)
  const isWaiting =
    status === 'scheduled' ? isNotNull(articles.publishAt) : isNull(articles.publishAt)
  return and(eq(articles.published, false), isWaiting)
}

function found(search: string) {
  const part = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return or(
    ilike(articles.title, part),
    ilike(articles.author, part),
    ilike(articles.excerpt, part),
    sql`array_to_string(${articles.tags}, ',') ILIKE ${part}`,
  )
}

function ofId(tx: StoreTransaction, id: string) {
  return and(eq(articles.storeId, tx.storeId), eq(articles.id, id))
}
