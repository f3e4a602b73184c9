import { slugFrom } from '@vitrine/commerce/text/slug.ts'
import type { articleInput } from '@vitrine/contract/content/article.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { z } from 'zod'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { freeSlug } from '../../platform/slugs/free-slug.ts'
import { missingSlug } from '../../platform/slugs/missing-slug.ts'
import { claimSlugs, findMovedId, moveSlug, retireSlugs } from '../../platform/slugs/moved-slug.ts'
import { articleImage } from './article-image.ts'
import type { ArticleJobs } from './article-jobs.ts'
import { findShown, type ShownArticle } from './published-articles.ts'
import {
  type ArticleRecord,
  deleteArticle,
  insertArticle,
  lockArticle,
  updateArticleColumns,
} from './queries.ts'

type ParsedArticle = Omit<z.output<typeof articleInput>, 'storeId'>

interface Publishing {
  articleJobs: ArticleJobs
  now: Date
}

/** The blog's own addresses, and its feed's. */
const reserved = new Set(['tag', 'page', 'feed'])

export async function addArticle(
  tx: StoreTransaction,
  input: ParsedArticle,
  publishing: Publishing,
): Promise<ArticleRecord> {
  const slug = await freeSlug(tx, 'article', { slug: input.slug, name: input.title, reserved })
  await claimSlugs(tx, 'article', [slug])
  const state = stateOf(input, undefined, publishing.now)
  const article = await insertArticle(tx, { ...toColumns(input), ...state, slug })
  await schedule(tx, article, publishing)
  if (article.published) await bumpStoreVersion(tx)
  return article
}

export async function updateArticle(
  tx: StoreTransaction,
  { id, revision, ...input }: ParsedArticle & { id: string; revision?: number | undefined },
  publishing: Publishing,
): Promise<ArticleRecord> {
  const before = await lockArticle(tx, id)
  if (!before) throw new Refusal('not_found')
  if (revision !== undefined && revision !== before.revision)
    throw new Refusal('stale_revision', { revision: before.revision })
  const slug =
    input.slug === undefined || input.slug === before.slug
      ? before.slug
      : await freeSlug(tx, 'article', { slug: input.slug, name: input.title, ownId: id, reserved })
  const state = stateOf(input, before, publishing.now)
  const article = await updateArticleColumns(tx, id, { ...toColumns(input), ...state, slug })
  await moveSlug(tx, 'article', { id, from: before.slug, to: slug })
  await schedule(tx, article, publishing)
  if (before.published || article.published) await bumpStoreVersion(tx)
  return article
}

export async function removeArticle(tx: StoreTransaction, id: string) {
  const article = await lockArticle(tx, id)
  if (!article) throw new Refusal('not_found')
  const { title: name, slug, published, publishedAt } = article
  tx.subjects.push({ id, name })
  await deleteArticle(tx, id)
  // Nobody has the address of what was never shown.
  if (publishedAt) await retireSlugs(tx, 'article', [{ id, slug }])
  if (published) await bumpStoreVersion(tx)
}

/** Finds a published article by its current slug or by an earlier one. */
export async function requireShown(tx: StoreTransaction, slug: string): Promise<ShownArticle> {
  const article = (await findShown(tx, 'slug', slug)) ?? (await findMoved(tx, slug))
  if (!article) throw await missingSlug(tx, 'article', slug)
  return article
}

async function findMoved(tx: StoreTransaction, slug: string) {
  const id = await findMovedId(tx, 'article', slug)
  return id === undefined ? undefined : await findShown(tx, 'id', id)
}

function toColumns(input: ParsedArticle) {
  const { title, author, cover, coverAlt, excerpt, seoTitle, metaDescription, socialImage } = input
  const tags = distinctTags(input.tags)
  return {
    title,
    author,
    cover,
    coverAlt,
    excerpt,
    body: cleanHtml(input.body, articleImage),
    tags,
    tagSlugs: tags.map(tagSlug),
    seoTitle,
    metaDescription,
    socialImage,
  }
}

const tagSlug = (tag: string) => slugFrom(tag, '')

/** Tags with the same address are one. */
function distinctTags(tags: string[]): string[] {
  const known = tags.map(tagSlug)
  return tags.filter((_, index) => known.indexOf(known[index]!) === index)
}

function stateOf(
  { status, publishAt }: Pick<ParsedArticle, 'status' | 'publishAt'>,
  before: ArticleRecord | undefined,
  now: Date,
) {
  const shownSince = before?.publishedAt ?? null
  if (status === 'published')
    return { published: true, publishAt: null, publishedAt: shownSince ?? now }
  const at = status === 'scheduled' ? requireTime(publishAt, before, now) : null
  return { published: false, publishAt: at, publishedAt: shownSince }
}

const year = 366 * 24 * 3_600_000

function requireTime(publishAt: string | null, before: ArticleRecord | undefined, now: Date) {
  if (publishAt === null) throw invalidInput('publishAt', 'Choose when the article goes live.')
  const at = new Date(publishAt)
  // It may be due while it is still being edited.
  if (at.getTime() === before?.publishAt?.getTime()) return at
  if (at <= now) throw invalidInput('publishAt', 'Choose a time in the future.')
  if (at.getTime() > now.getTime() + year)
    throw invalidInput('publishAt', 'Choose a time within the next year.')
  return at
}

/** Sent before the commit: a job of another time does nothing, an article without one stays hidden. */
async function schedule(
  tx: StoreTransaction,
  { id: articleId, publishAt }: ArticleRecord,
  { articleJobs }: Publishing,
) {
  if (!publishAt) return
  const { storeId } = tx
  await articleJobs.sendArticle({ storeId, articleId, publishAt: publishAt.toISOString() })
}
