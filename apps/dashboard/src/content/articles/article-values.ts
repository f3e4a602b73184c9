import { localTimeIn, momentAt } from '@vitrine/commerce/places/time-zone.ts'
import { slugFrom } from '@vitrine/commerce/text/slug.ts'
import type {
  Article,
  ArticleInput,
  ArticleStatus,
  ArticleVersion,
} from '@vitrine/contract/content/article.ts'
import { checkSlug } from '../../platform/ui/check-slug.ts'
import { checkImageUrl } from '../../platform/ui/image-field.tsx'

export interface ArticleValues {
  title: string
  slug: string
  author: string
  cover: string
  coverAlt: string
  excerpt: string
  /** HTML. */
  body: string
  tags: string[]
  seoTitle: string
  metaDescription: string
  socialImage: string
  status: ArticleStatus
  /** In the shop's time zone, as of a `datetime-local` field. */
  publishAt: string
}

export function newArticle(author: string): ArticleValues {
  return {
    title: '',
    slug: '',
    author,
    cover: '',
    coverAlt: '',
    excerpt: '',
    body: '',
    tags: [],
    seoTitle: '',
    metaDescription: '',
    socialImage: '',
    status: 'draft',
    publishAt: '',
  }
}

export function valuesOf(article: Article, timeZone: string): ArticleValues {
  const { slug, status, publishAt } = article
  return {
    ...textsOf(article),
    slug,
    status,
    publishAt: publishAt === null ? '' : localTimeIn(timeZone, new Date(publishAt)),
  }
}

/** What a version of an article has, without its address and status. */
export function textsOf(article: Omit<ArticleVersion, 'revision' | 'savedAt'>) {
  const { title, author, coverAlt, excerpt, body, tags, seoTitle, metaDescription } = article
  return {
    title,
    author,
    cover: article.cover ?? '',
    coverAlt,
    excerpt,
    body,
    tags,
    seoTitle,
    metaDescription,
    socialImage: article.socialImage ?? '',
  }
}

interface Shop {
  storeId: string
  timeZone: string
}

export function inputOf(values: ArticleValues, { storeId, timeZone }: Shop): ArticleInput {
  const { slug, cover, socialImage, publishAt, ...fields } = values
  const at = values.status === 'scheduled' ? momentAt(timeZone, publishAt) : undefined
  return {
    ...fields,
    storeId,
    cover: cover || null,
    socialImage: socialImage || null,
    publishAt: at?.toISOString() ?? null,
    ...(slug.trim() && { slug: slugFrom(slug, 'article') }),
  }
}

export function articleErrors(values: ArticleValues): Record<string, string | null> {
  return {
    title: values.title.trim() ? null : 'Give the article a title.',
    slug: checkSlug(values.slug),
    cover: checkImageUrl(values.cover),
    socialImage: checkImageUrl(values.socialImage),
    body: values.body.length > 200_000 ? 'The text is too long. Shorten it.' : null,
    publishAt:
      values.status === 'scheduled' && !values.publishAt ? 'Choose a day and a time.' : null,
  }
}
