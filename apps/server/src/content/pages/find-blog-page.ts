import { articlesOnPage } from '@vitrine/contract/content/article.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { fillTemplate } from '@vitrine/sections/render/fill-template.ts'
import { isMain } from '@vitrine/sections/types/page-main/main-of-template.ts'
import { articleSubject, type Subject } from '@vitrine/sections/render/subject.ts'
import { section } from '@vitrine/sections/render/compose-page.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import { toPublicArticle } from '../blog/article-view.ts'
import { countShown, findShownTag } from '../blog/published-articles.ts'
import { requireShown } from '../blog/service.ts'
import type { PageRecord } from './queries.ts'
import { findTemplate } from './templates/template-queries.ts'

const listPath = /^\/blog(?:\/tag\/([^/]+))?(?:\/page\/([1-9]\d{0,5}))?$/
const articlePath = /^\/blog\/([^/]+)$/

/**
 * Returns a page of the blog as a page of sections, or undefined. Without a published article there
 * is no blog, so that redirects from its address go on.
 * @param path decoded: `/blog`, `/blog/tag/tea`, `/blog/page/2` or that of an article
 * @throws Refusal `gone` at the address of a deleted article
 */
export async function findBlogPage(
  tx: StoreTransaction,
  path: string,
): Promise<PageRecord | undefined> {
  const list = listPath.exec(path)
  if (list) return await findList(tx, { tag: list[1], page: Number(list[2] ?? 1) })
  const [, slug] = articlePath.exec(path) ?? []
  return slug === undefined ? undefined : await findArticle(tx, slug)
}

async function findList(tx: StoreTransaction, { tag, page }: { tag?: string; page: number }) {
  const named = tag === undefined ? undefined : await findShownTag(tx, tag)
  if (tag !== undefined && !named) return undefined
  const total = await countShown(tx, tag)
  if (page > Math.ceil(total / articlesOnPage)) return undefined
  const slug = tag === undefined ? 'blog' : `blog/tag/${tag}`
  const title = named?.name ?? 'Blog'
  const content = section('articleList', 'articles', {
    title,
    slug,
    ...(tag !== undefined && { source: 'tag' as const, tag }),
    page: page - 1,
    numberOfArticles: articlesOnPage,
    showAuthor: true,
    padding: { base: '3rem 2rem 4rem', mobile: '2rem 1.25rem 3rem' },
    titleSize: '2.5rem',
  })
  return await asPage(tx, {
    id: tx.storeId,
    slug: page > 1 ? `/${slug}/page/${page}` : `/${slug}`,
    name: page > 1 ? `${title}, page ${page}` : title,
    metaTitle: '',
    metaDescription: '',
    updatedAt: new Date(0),
    content: [content],
  })
}

async function findArticle(tx: StoreTransaction, slug: string) {
  const shown = await requireShown(tx, slug)
  const shownArticle = toPublicArticle(shown)
  const { seoTitle, metaDescription, tags, ...article } = shownArticle
  const content = section('article', 'article', {
    slug: article.slug,
    title: article.title,
    author: article.author,
    publishedOn: article.publishedOn,
    publishedAt: article.publishedAt,
    updatedAt: article.updatedAt,
    lead: shown.excerpt,
    cover: article.cover ?? '',
    coverAlt: article.coverAlt,
    sharedImage: article.socialImage ?? article.cover ?? '',
    body: article.body,
    tags: tags.map((tag) => ({ id: tag.slug, ...tag })),
  })
  return await asPage(tx, {
    id: shown.id,
    slug: `/blog/${article.slug}`,
    name: article.title,
    metaTitle: seoTitle,
    metaDescription: metaDescription || article.excerpt,
    updatedAt: shown.updatedAt,
    content: await inTemplate(tx, articleSubject(shownArticle), content),
  })
}

/** Puts the article in the place that its template has for it; all of the page without one. */
async function inTemplate(
  tx: StoreTransaction,
  subject: Subject,
  article: PageItem,
): Promise<PageItem[]> {
  const template = await findTemplate(tx, 'article', null)
  if (!template) return [article]
  const filled = fillTemplate(normalizeContent(template.content), subject)
  return filled.map((item) => (isMain(item) ? { ...article, id: item.id } : item))
}

interface Shown {
  id: string
  slug: string
  name: string
  metaTitle: string
  metaDescription: string
  updatedAt: Date
  content: PageItem[]
}

async function asPage(tx: StoreTransaction, shown: Shown): Promise<PageRecord | undefined> {
  const [row] = await tx.prepared<Pick<PageRecord, 'global_content' | 'global_revision'>>(
    'global-content-of-blog',
    `SELECT published AS global_content, revision AS global_revision
      FROM global_contents WHERE store_id = $1`,
    [tx.storeId],
  )
  const { metaTitle, metaDescription, updatedAt, ...page } = shown
  return (
    row && {
      ...page,
      ...row,
      meta_title: metaTitle,
      meta_description: metaDescription,
      is_home: false,
      draft_revision: 1,
      published_revision: 1,
      updated_at: updatedAt,
      settings_revision: 0,
      publish_at: null,
      publish_problem: null,
    }
  )
}
