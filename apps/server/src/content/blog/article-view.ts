import { dayIn, timeZoneOfCountry } from '@vitrine/commerce/places/time-zone.ts'
import type {
  Article,
  ArticleCard,
  ArticleList,
  ArticleRow,
  ArticleStatus,
  PublicArticle,
} from '@vitrine/contract/content/article.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { excerptOf } from './excerpt.ts'
import {
  countShown,
  findShownTag,
  listShown,
  listShownTags,
  type ShownArticle,
} from './published-articles.ts'
import type { ArticleRecord, listArticles } from './queries.ts'

export function toArticle(record: ArticleRecord): Article {
  const { tagSlugs: _, published, publishAt, publishedAt, createdAt, updatedAt, ...row } = record
  return {
    ...row,
    status: statusOf({ published, publishAt }),
    publishAt: publishAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export function toArticleRow({
  published,
  publishAt,
  publishedAt,
  updatedAt,
  ...row
}: Awaited<ReturnType<typeof listArticles>>[number]): ArticleRow {
  return {
    ...row,
    status: statusOf({ published, publishAt }),
    publishAt: publishAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}

function statusOf({
  published,
  publishAt,
}: Pick<ArticleRecord, 'published' | 'publishAt'>): ArticleStatus {
  if (published) return 'published'
  return publishAt ? 'scheduled' : 'draft'
}

function toCard(shown: ShownArticle): ArticleCard {
  const { slug, title, author, cover, coverAlt, excerpt, body, publishedAt } = shown
  const timeZone = shown.timeZone ?? timeZoneOfCountry(shown.country)
  return {
    slug,
    title,
    author,
    cover,
    coverAlt,
    excerpt: excerpt || excerptOf(body),
    tags: shown.tags.map((name, index) => ({ name, slug: shown.tagSlugs[index]! })),
    publishedAt: publishedAt.toISOString(),
    publishedOn: dayIn(timeZone, publishedAt),
  }
}

export function toPublicArticle(shown: ShownArticle): PublicArticle {
  const { body, seoTitle, metaDescription, socialImage, updatedAt } = shown
  return {
    ...toCard(shown),
    body,
    seoTitle,
    metaDescription,
    socialImage,
    updatedAt: updatedAt.toISOString(),
  }
}

interface ListRequest {
  tag?: string | undefined
  pageNumber: number
  pageSize: number
}

export async function listPublic(tx: StoreTransaction, request: ListRequest): Promise<ArticleList> {
  const { tag } = request
  const [rows, total, tags, named] = await Promise.all([
    listShown(tx, { tag, ...sliceOf(request) }),
    countShown(tx, tag),
    listShownTags(tx),
    tag === undefined ? undefined : findShownTag(tx, tag),
  ])
  return { ...pageOf(rows.map(toCard), total, request), tag: named ?? null, tags }
}
