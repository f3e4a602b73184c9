import type { ArticleTag } from '@vitrine/contract/content/article.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Slice } from '../../platform/page-of.ts'

export interface ShownArticle {
  id: string
  slug: string
  title: string
  author: string
  cover: string | null
  coverAlt: string
  excerpt: string
  /** Only of a single article and of the feed; of a list its beginning, to quote where there is no excerpt. */
  body: string
  tags: string[]
  tagSlugs: string[]
  seoTitle: string
  metaDescription: string
  socialImage: string | null
  publishedAt: Date
  /** Of the store, which decides the day that shoppers see; null for that of the country. */
  timeZone: string | null
  country: string
  updatedAt: Date
}

/** Enough for an excerpt, whatever tags the text has. */
const beginning = 1500

const columns = (body: string) => `
  id, slug, title, author, cover, cover_alt AS "coverAlt", excerpt, ${body} AS body, tags,
  tag_slugs AS "tagSlugs", seo_title AS "seoTitle", meta_description AS "metaDescription",
  social_image AS "socialImage", published_at AS "publishedAt", updated_at AS "updatedAt",
  (SELECT time_zone FROM stores WHERE stores.id = $1) AS "timeZone",
  (SELECT country FROM stores WHERE stores.id = $1) AS country`

export async function listShown(
  tx: StoreTransaction,
  { tag, limit, offset }: Slice & { tag?: string | undefined },
): Promise<ShownArticle[]> {
  return await tx.prepared<ShownArticle>(
    'articles-shown',
    `SELECT ${columns(`left(body, ${beginning})`)} FROM articles
      WHERE store_id = $1 AND published AND ($2::text IS NULL OR $2 = ANY (tag_slugs))
      ORDER BY published_at DESC, id DESC LIMIT $3 OFFSET $4`,
    [tx.storeId, tag ?? null, limit, offset],
  )
}

/** The newest with their whole text. */
export async function listForFeed(tx: StoreTransaction, limit: number): Promise<ShownArticle[]> {
  return await tx.prepared<ShownArticle>(
    'articles-of-feed',
    `SELECT ${columns('body')} FROM articles WHERE store_id = $1 AND published
      ORDER BY published_at DESC, id DESC LIMIT $2`,
    [tx.storeId, limit],
  )
}

export async function countShown(tx: StoreTransaction, tag?: string): Promise<number> {
  const [row] = await tx.prepared<{ total: number }>(
    'articles-shown-count',
    `SELECT count(*) AS total FROM articles
      WHERE store_id = $1 AND published AND ($2::text IS NULL OR $2 = ANY (tag_slugs))`,
    [tx.storeId, tag ?? null],
  )
  return row?.total ?? 0
}

export async function findShown(
  tx: StoreTransaction,
  by: 'slug' | 'id',
  value: string,
): Promise<ShownArticle | undefined> {
  const [row] = await tx.prepared<ShownArticle>(
    `article-shown-by-${by}`,
    `SELECT ${columns('body')} FROM articles WHERE store_id = $1 AND published AND ${by} = $2`,
    [tx.storeId, value],
  )
  return row
}

const maxTags = 50

/** Each once, in its newest spelling, the most frequent first. */
export async function listShownTags(
  tx: StoreTransaction,
): Promise<(ArticleTag & { articles: number })[]> {
  return await tx.prepared<ArticleTag & { articles: number }>(
    'article-tags-shown',
    `SELECT t.slug, (array_agg(t.name ORDER BY a.published_at DESC, a.id DESC))[1] AS name,
        count(*) AS articles
      FROM articles a, unnest(a.tags, a.tag_slugs) AS t (name, slug)
      WHERE a.store_id = $1 AND a.published
      GROUP BY t.slug ORDER BY articles DESC, t.slug LIMIT ${maxTags}`,
    [tx.storeId],
  )
}

export async function findShownTag(
  tx: StoreTransaction,
  slug: string,
): Promise<ArticleTag | undefined> {
  const [row] = await tx.prepared<ArticleTag>(
    'article-tag-shown',
    `SELECT t.slug, t.name FROM articles a, unnest(a.tags, a.tag_slugs) AS t (name, slug)
      WHERE a.store_id = $1 AND a.published AND t.slug = $2
      ORDER BY a.published_at DESC, a.id DESC LIMIT 1`,
    [tx.storeId, slug],
  )
  return row
}

const maxSuggested = 200

/** Of drafts too. */
export async function listOwnTags(tx: StoreTransaction): Promise<ArticleTag[]> {
  return await tx.prepared<ArticleTag>(
    'article-tags',
    `SELECT t.slug, (array_agg(t.name ORDER BY a.updated_at DESC, a.id DESC))[1] AS name
      FROM articles a, unnest(a.tags, a.tag_slugs) AS t (name, slug)
      WHERE a.store_id = $1 GROUP BY t.slug ORDER BY t.slug LIMIT ${maxSuggested}`,
    [tx.storeId],
  )
}
