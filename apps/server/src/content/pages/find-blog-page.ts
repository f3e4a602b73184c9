import { articlesOnPage } from '@vitrine/contract/content/article.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { articleSubject } from '@vitrine/sections/render/subject.ts'
import { section } from '@vitrine/sections/render/compose-page.ts'
import { toPublicArticle } from '../blog/article-view.ts'
import { countShown, findShownTag } from '../blog/published-articles.ts'
import { requireShown } from '../blog/service.ts'
import type { PageRecord } from './queries.ts'
import { asPage, inTemplate } from './served-page.ts'

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
