import { templateKinds } from '@vitrine/commerce/settings/template-kinds.ts'
import { z } from 'zod'
import { id, moment, timestamp } from '../call/values.ts'
import { schemeIdPattern } from './color-scheme.ts'
import { ground, motions, type Ground, type Motion } from './item-look.ts'

/** What an owner says about an item, beside its settings. */
export interface ItemDetails {
  /** Shown in the builder only. */
  name?: string | undefined
  /** Links lead to it as `#anchor`. */
  anchor?: string | undefined
  /** Devices on which shoppers do not see it. */
  hiddenOn?: readonly HiddenOn[] | undefined
  /** Shoppers see it from then on. */
  shownFrom?: string | undefined
  /** Shoppers see it until then. */
  shownUntil?: string | undefined
  /** Its colours: a scheme of the theme. */
  scheme?: string | undefined
  /**
   * Values of the page's product, category or article that are shown in place of texts and images:
   * their names by the path of the setting, such as `slides.<id of the entry>.title`.
   */
  bindings?: Readonly<Record<string, string>> | undefined
  /** The owner's own CSS of a section; scoped to it where shoppers get it. */
  css?: string | undefined
  /** The section of the library that is shown here; the item has no settings of its own. */
  linked?: string | undefined
  /**
   * Texts of a linked section that differ here, by the id of the item in it and the path of the
   * setting, such as `<id>/title` or `<id>/slides/<id of the entry>/title`.
   */
  overrides?: Readonly<Record<string, string>> | undefined
  ground?: Ground | undefined
  motion?: Motion | undefined
}

export const devicesToHideOn = ['desktop', 'tablet', 'mobile'] as const
export type HiddenOn = (typeof devicesToHideOn)[number]

/** Begins with a letter, so that it is a valid id everywhere. */
export const anchorPattern = /^[a-z][a-z0-9-]{0,59}$/

/**
 * A section of a page, or a block inside of one, as stored and exported; children are in
 * `props.childComponents`. `v` is the type's version that wrote it; unknown fields are kept.
 */
export interface PageItem extends ItemDetails {
  id: string
  type: string
  contentType: 'container' | 'global' | 'normal' | 'block'
  variant?: string | undefined
  v?: number | undefined
  /** Stored, but not shown to shoppers. */
  hidden?: boolean | undefined
  props: Record<string, unknown>
}
export const pageItem: z.ZodType<PageItem, PageItem> = z.looseObject({
  id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  contentType: z.enum(['container', 'global', 'normal', 'block']),
  variant: z.string().max(60).optional(),
  v: z.number().int().min(1).optional(),
  hidden: z.boolean().optional(),
  name: z.string().max(60).optional(),
  anchor: z
    .string()
    .regex(
      anchorPattern,
      'An anchor has small letters, digits and hyphens, and begins with a letter.',
    )
    .optional(),
  hiddenOn: z.array(z.enum(devicesToHideOn)).max(3).optional(),
  shownFrom: moment.optional(),
  shownUntil: moment.optional(),
  scheme: z.string().regex(schemeIdPattern, 'There is no such colour scheme.').optional(),
  bindings: z
    .record(z.string().min(1).max(300), z.string().min(1).max(60))
    .refine((bindings) => Object.keys(bindings).length <= 200, 'Bind at most 200 values.')
    .optional(),
  css: z.string().max(4000).optional(),
  linked: z.string().regex(z.regexes.guid).optional(),
  overrides: z
    .record(z.string().min(1).max(500), z.string().max(20_000))
    .refine((overrides) => Object.keys(overrides).length <= 200, 'Change at most 200 texts.')
    .optional(),
  ground: ground.optional(),
  motion: z.enum(motions).optional(),
  props: z.record(z.string(), z.unknown()),
})

export const content = z.array(pageItem).max(2000)

export const templateKind = z.enum(templateKinds)

export const page = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  /** The live slug; differs from `slug` if the draft changes it. */
  liveSlug: z.string(),
  isHome: z.boolean(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  storeId: id,
  storeDomain: z.string(),
  globalContent: content,
  content,
  status: z.enum(['draft', 'published', 'changed']),
  /** Increases with every save; saving with an older revision is refused. */
  revision: z.number().int(),
  publishedRevision: z.number().int().nullable(),
  globalRevision: z.number().int(),
  /**
   * Increases with changes of the draft's name, slug and SEO texts; older revisions are refused.
   */
  settingsRevision: z.number().int(),
  publishAt: timestamp.nullable(),
  /** Why the scheduled publication failed. */
  publishProblem: z.string().nullable(),
  updatedAt: timestamp,
  /** Of templates only. */
  templateFor: templateKind.optional(),
  /** True of a section of the library, which is edited like a page. */
  ofLibrary: z.literal(true).optional(),
})
export type Page = z.infer<typeof page>

export const pageSummary = page
  .omit({ globalContent: true, content: true, globalRevision: true, ofLibrary: true })
  /** Name of the last editor; null for content that came with the store. */
  .extend({ updatedBy: z.string().nullable() })
export type PageSummary = z.infer<typeof pageSummary>

export const templateSummary = pageSummary.extend({
  templateFor: templateKind,
  /** Shown where no other template was chosen, once it is published. */
  isDefault: z.boolean(),
  /** Products or categories for which it was chosen. */
  uses: z.number().int(),
})
export type TemplateSummary = z.infer<typeof templateSummary>

/** Path of the value, for example `content.2.props.slides.0.alt`. */
export const pageProblem = z.object({
  kind: z.enum(['error', 'warning']),
  path: z.string(),
  message: z.string(),
})
export type PageProblem = z.infer<typeof pageProblem>

export const revisionChanges = z.object({
  published: z.boolean(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  changed: z.array(z.string()),
  /** True if sections changed order or parent. */
  moved: z.boolean(),
  settings: z.array(z.enum(['name', 'slug', 'metaTitle', 'metaDescription'])),
})
export type RevisionChanges = z.infer<typeof revisionChanges>

export const seo = {
  metaTitle: z.string().max(200),
  metaDescription: z.string().max(500),
}
