import { isTemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type {
  Page,
  PageItem,
  PageSummary,
  TemplateSummary,
} from '@vitrine/contract/content/page.ts'
import { type LinkedSections, withLinked } from '@vitrine/sections/render/linked/with-linked.ts'
import { nextChange, shownContent } from '@vitrine/sections/render/shown-content.ts'
import { type ShownMenus, withMenus } from '../menus/with-menus.ts'
import { cleanContent } from './clean-content.ts'
import { withoutExamples } from '@vitrine/sections/types/testimonials/example-testimonials.ts'
import type { listPages, PageRecord } from './queries.ts'
import { noteNextChange } from './next-change.ts'
import type { listTemplates } from './templates/template-queries.ts'

export interface PageStore {
  storeId: string
  storeDomain: string
}

export function toPage(record: PageRecord, { storeId, storeDomain }: PageStore): Page {
  return {
    id: record.id,
    name: record.name,
    slug: record.slug,
    liveSlug: record.live_slug ?? record.slug,
    isHome: record.is_home,
    metaTitle: record.meta_title,
    metaDescription: record.meta_description,
    storeId,
    storeDomain,
    globalContent: record.global_content,
    content: record.content,
    status: statusOf({
      draftRevision: record.draft_revision,
      publishedRevision: record.published_revision,
      draftSettings: record.draft_settings ?? null,
    }),
    revision: record.draft_revision,
    publishedRevision: record.published_revision,
    globalRevision: record.global_revision,
    settingsRevision: record.settings_revision,
    publishAt: record.publish_at?.toISOString() ?? null,
    publishProblem: record.publish_problem,
    updatedAt: record.updated_at.toISOString(),
    ...(isTemplateKind(record.template_for) && { templateFor: record.template_for }),
    ...(record.template_for === 'section' && { ofLibrary: true as const }),
  }
}

/**
 * Returns content for shoppers: migrated, repaired and sanitised, so the storefront needs no
 * schemas. Types and fields that were unknown when saved are validated here for the first time.
 */
export function shopContent(content: readonly PageItem[], now = new Date()): PageItem[] {
  noteNextChange(nextChange(content, now.getTime()))
  return cleanContent(shownContent(content, now.getTime()))
}

export interface Shown {
  menus: ShownMenus
  linked: LinkedSections
  now: Date
}

export function toShopperPage(
  record: PageRecord,
  store: PageStore,
  { menus, linked, now }: Shown,
): Page {
  const page = toPage(record, store)
  return {
    ...page,
    // Scheduled publishing is visible to the owner only.
    publishAt: null,
    publishProblem: null,
    globalContent: withMenus(shopContent(page.globalContent, now), menus),
    content: withoutExamples(shopContent(withLinked(page.content, linked), now)),
  }
}

export function toPageSummary(
  {
    draftRevision,
    draftSettings,
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
    ...draftSettings,
    liveSlug: row.slug,
    storeId,
    storeDomain,
    status: statusOf({ draftRevision, draftSettings, publishedRevision: row.publishedRevision }),
    revision: draftRevision,
    publishAt: publishAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    updatedBy: (authorId !== null && authors.get(authorId)) || null,
  }
}

interface Versions {
  draftRevision: number
  publishedRevision: number | null
  draftSettings: object | null
}

function statusOf({ draftRevision, publishedRevision, draftSettings }: Versions): Page['status'] {
  if (publishedRevision === null) return 'draft'
  const isLive = publishedRevision === draftRevision && draftSettings === null
  return isLive ? 'published' : 'changed'
}

export function toTemplateSummary(
  { templateFor, isDefault, uses, ...row }: Awaited<ReturnType<typeof listTemplates>>[number],
  store: PageStore,
  authors: ReadonlyMap<string, string>,
): TemplateSummary {
  return { ...toPageSummary(row, store, authors), templateFor, isDefault, uses }
}
