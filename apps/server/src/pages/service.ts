import { reservedPageSlugs } from '@vitrine/commerce/slug.ts'
import type { PageItem } from '@vitrine/contract/page.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../platform/api/refusal.ts'
import { freeSlug } from '../slugs/free-slug.ts'
import { claimSlug, findMovedId, forgetSlugs, moveSlug } from '../slugs/moved-slug.ts'
import { checkPage } from './check-page.ts'
import {
  deletePages,
  findDraftPage,
  findGlobalContent,
  findPublishedPage,
  findPublishedPageById,
  findRevision,
  insertPage,
  insertRevision,
  lockGlobalContent,
  lockPage,
  publishGlobalContent,
  updateGlobalContent,
  updatePageColumns,
} from './queries.ts'

/** The pages whose addresses the shop itself links to; they keep their slugs. */
export const fixedSlugs = new Set(['home', 'shop', 'about'])
export const reserved = new Set([...reservedPageSlugs, ...fixedSlugs])

export interface NewPageInput {
  name: string
  slug?: string | undefined
  metaTitle?: string | undefined
  metaDescription?: string | undefined
  content?: PageItem[] | undefined
}

/** A new page is a draft until it is published. */
export async function addPage(tx: StoreTransaction, input: NewPageInput, userId: string) {
  const { name, metaTitle = '', metaDescription = '', content = [] } = input
  checkPage({ content })
  const slug = await freeSlug(tx, 'page', { slug: input.slug, name, reserved })
  await claimSlug(tx, 'page', slug)
  const page = { name, slug, metaTitle, metaDescription, content, isHome: false }
  const id = await insertPage(tx, { ...page, published: false, createdBy: userId })
  return await requireDraft(tx, id)
}

export interface PageChanges extends Partial<NewPageInput> {
  pageId: string
  publish: boolean
  /** The revision that the changes are based on; another one in the meantime refuses them. */
  revision?: number | undefined
}

/**
 * Saves a page. Name, slug and texts for search engines are live at once; content is a draft until
 * it is published.
 */
export async function updatePage(tx: StoreTransaction, changes: PageChanges, userId: string) {
  const { pageId, content, name, metaTitle, metaDescription } = changes
  const page = await lockPageAt(tx, pageId, changes.revision)
  if (content) checkPage({ content })
  const slug = await changedSlug(tx, pageId, page, changes)
  const revision = content
    ? await saveRevision(tx, {
        pageId,
        revision: page.draftRevision + 1,
        content,
        createdBy: userId,
      })
    : page.draftRevision
  await updatePageColumns(tx, pageId, {
    name,
    metaTitle,
    metaDescription,
    slug,
    draftRevision: revision,
    ...(changes.publish && { publishedRevision: revision }),
  })
  const saved = await requireDraft(tx, pageId)
  const showsMore = changes.publish || page.publishedRevision !== null
  if (showsMore) await bumpStoreVersion(tx)
  return saved
}

async function changedSlug(
  tx: StoreTransaction,
  id: string,
  page: { slug: string; name: string },
  { slug: wanted }: PageChanges,
) {
  if (wanted === undefined || wanted === page.slug) return page.slug
  if (fixedSlugs.has(page.slug)) throw new Refusal('slug_reserved')
  const slug = await freeSlug(tx, 'page', { slug: wanted, name: page.name, ownId: id, reserved })
  await moveSlug(tx, 'page', { id, from: page.slug, to: slug })
  return slug
}

export interface AllContent {
  pageId: string
  content: PageItem[]
  globalContent: PageItem[]
  publish: boolean
  revision?: number | undefined
  globalRevision?: number | undefined
}

/** Saves a page and the content that all pages share, both or neither. */
export async function updateAllContent(tx: StoreTransaction, all: AllContent, userId: string) {
  const { pageId, content, globalContent, publish } = all
  const page = await lockPageAt(tx, pageId, all.revision)
  const shared = await lockGlobalContent(tx)
  if (!shared) throw new Refusal('not_found')
  refuseStale(all.globalRevision, shared.revision, 'globalRevision')
  checkPage({ content, globalContent })
  const revision = await saveRevision(tx, {
    pageId,
    revision: page.draftRevision + 1,
    content,
    createdBy: userId,
  })
  await updatePageColumns(tx, pageId, {
    draftRevision: revision,
    ...(publish && { publishedRevision: revision }),
  })
  await updateGlobalContent(tx, { draft: globalContent, revision: shared.revision + 1 })
  if (publish) await publishGlobalContent(tx)
  const saved = await requireDraft(tx, pageId)
  if (publish) await bumpStoreVersion(tx)
  return saved
}

async function saveRevision(tx: StoreTransaction, row: Parameters<typeof insertRevision>[1]) {
  await insertRevision(tx, row)
  return row.revision
}

export async function lockPageAt(tx: StoreTransaction, id: string, revision: number | undefined) {
  const page = await lockPage(tx, id)
  if (!page) throw new Refusal('not_found')
  refuseStale(revision, page.draftRevision, 'revision')
  return page
}

function refuseStale(based: number | undefined, current: number, name: string) {
  if (based !== undefined && based !== current)
    throw new Refusal('stale_revision', { [name]: current })
}

export async function requireDraft(tx: StoreTransaction, id: string) {
  const page = await findDraftPage(tx, id)
  if (!page) throw new Refusal('not_found')
  return page
}

/** The published page of this slug, or the one that once had it. */
export async function requirePublished(tx: StoreTransaction, slug: string) {
  const page = (await findPublishedPage(tx, slug)) ?? (await findMovedPage(tx, slug))
  if (!page) throw new Refusal('not_found')
  return page
}

async function findMovedPage(tx: StoreTransaction, slug: string) {
  const id = await findMovedId(tx, 'page', slug)
  return id === undefined ? undefined : await findPublishedPageById(tx, id)
}

export async function requireGlobalContent(tx: StoreTransaction) {
  const row = await findGlobalContent(tx)
  if (!row) throw new Refusal('not_found')
  return row.content
}

/** Makes an earlier revision the newest draft; shoppers go on seeing what is published. */
export async function restorePage(
  tx: StoreTransaction,
  { id, revision }: { id: string; revision: number },
  userId: string,
) {
  const page = await lockPageAt(tx, id, undefined)
  const earlier = await findRevision(tx, id, revision)
  if (!earlier) throw new Refusal('not_found')
  const next = page.draftRevision + 1
  const { content } = earlier
  await insertRevision(tx, { pageId: id, revision: next, content, createdBy: userId })
  await updatePageColumns(tx, id, { draftRevision: next })
  return await requireDraft(tx, id)
}

/** Deletes all of them or, when one is missing or the home page, none. */
export async function removePages(tx: StoreTransaction, ids: string[]) {
  const distinct = [...new Set(ids)].toSorted()
  for (const id of distinct) {
    const { isHome } = await lockPageAt(tx, id, undefined)
    if (isHome) throw new Refusal('home_page_required')
    await forgetSlugs(tx, 'page', id)
  }
  await deletePages(tx, distinct)
  await bumpStoreVersion(tx)
  return { updated: distinct.length }
}
