import { z } from 'zod'
import { id, timestamp } from './values.ts'

/**
 * One component of a page, as it is stored and exported. Children stand in `props.childComponents`.
 * `v` is the version of the section that wrote it. Unknown fields are kept.
 */
export interface PageItem {
  id: string
  type: string
  contentType: 'container' | 'global' | 'normal'
  variant?: string | undefined
  v?: number | undefined
  props: Record<string, unknown>
}
const pageItem: z.ZodType<PageItem, PageItem> = z.looseObject({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  contentType: z.enum(['container', 'global', 'normal']),
  variant: z.string().max(60).optional(),
  v: z.number().int().min(1).optional(),
  props: z.record(z.string(), z.unknown()),
})

export const content = z.array(pageItem).max(2000)

export const page = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** Where shoppers find the page; differs from `slug` while a draft of a published page changes it. */
  liveSlug: z.string(),
  isHome: z.boolean(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  storeId: id,
  storeDomain: z.string(),
  globalContent: content,
  content,
  status: z.enum(['draft', 'published', 'changed']),
  /** Grows with every save; a save that names an older one is refused. */
  revision: z.number().int(),
  publishedRevision: z.number().int().nullable(),
  globalRevision: z.number().int(),
  /** Grows with the draft's name, slug and texts for search engines; a save that names an older one is refused. */
  settingsRevision: z.number().int(),
  /** When the draft goes live by itself. */
  publishAt: timestamp.nullable(),
  /** Why it did not, when it was to. */
  publishProblem: z.string().nullable(),
  updatedAt: timestamp,
})
export type Page = z.infer<typeof page>

export const pageSummary = page
  .omit({ globalContent: true, content: true, globalRevision: true })
  /** The name of who saved the draft last; null for what came with the store. */
  .extend({ updatedBy: z.string().nullable() })
export type PageSummary = z.infer<typeof pageSummary>

/** At the address of a value, for example `content.2.props.slides.0.alt`. */
export const pageProblem = z.object({
  kind: z.enum(['error', 'warning']),
  path: z.string(),
  message: z.string(),
})
export type PageProblem = z.infer<typeof pageProblem>

/** Types of sections, and names of settings. */
export const revisionChanges = z.object({
  /** Whether it was saved to go live. */
  published: z.boolean(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.string()),
  /** Sections that stayed stand in another order or elsewhere. */
  moved: z.boolean(),
  settings: z.array(z.enum(['name', 'slug', 'metaTitle', 'metaDescription'])),
})
export type RevisionChanges = z.infer<typeof revisionChanges>

export const seo = {
  metaTitle: z.string().max(200),
  metaDescription: z.string().max(500),
}
