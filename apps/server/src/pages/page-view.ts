import type { Page, PageItem, PageSummary } from '@vitrine/contract/page.ts'
import { shownContent } from '@vitrine/sections/shown-content.ts'
import { cleanContent } from './clean-content.ts'
import { withoutExamples } from '@vitrine/sections/testimonials/example-testimonials.ts'
import type { listPages, PageRecord } from './queries.ts'

export interface PageStore {
  storeId: string
  storeDomain: string
}

/** A page as its owner edits it: the content exactly as it was saved. */
export function toPage(record: PageRecord, { storeId, storeDomain }: PageStore): Page {
  return {
    id: record.id,
    name: record.name,
    slug: record.slug,
    isHome: record.is_home,
    metaTitle: record.meta_title,
    metaDescription: record.meta_description,
    storeId,
    storeDomain,
    globalContent: record.global_content,
    content: record.content,
    status: statusOf(record.draft_revision, record.published_revision),
    revision: record.draft_revision,
    publishedRevision: record.published_revision,
    globalRevision: record.global_revision,
    settingsRevision: record.settings_revision,
    publishAt: record.publish_at?.toISOString() ?? null,
    publishProblem: record.publish_problem,
    updatedAt: record.updated_at.toISOString(),
  }
}

/**
 * Content as shoppers get it: lifted, mended and cleaned, so the shop needs no schemas. What a type
 * or a field that was unknown when it was saved holds meets its schema here for the first time.
 */
export function shopContent(content: readonly PageItem[]): PageItem[] {
  return cleanContent(shownContent(content))
}

/** A page as shoppers get it, without invented reviews. */
export function toShopperPage(record: PageRecord, store: PageStore): Page {
  const page = toPage(record, store)
  return {
    ...page,
    // What is going to happen is its owner's business.
    publishAt: null,
    publishProblem: null,
    globalContent: shopContent(page.globalContent),
    content: withoutExamples(shopContent(page.content)),
  }
}

export function toPageSummary(
  {
    draftRevision,
    updatedAt,
    publishAt,
    authorId,
    ...row
  }: Awaited<ReturnType<typeof listPages>>[number],
  { storeId, storeDomain }: PageStore,
  authors: ReadonlyMap<string, string>,
): PageSummary {
  return {
    ...row,
    storeId,
    storeDomain,
    status: statusOf(draftRevision, row.publishedRevision),
    revision: draftRevision,
    publishAt: publishAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    updatedBy: (authorId !== null && authors.get(authorId)) || null,
  }
}

function statusOf(draft: number, published: number | null): Page['status'] {
  if (published === null) return 'draft'
  return published === draft ? 'published' : 'changed'
}
