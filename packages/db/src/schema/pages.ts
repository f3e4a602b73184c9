import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { unaddressedKinds } from '@vitrine/commerce/settings/template-kinds.ts'
import { createdAt, moment, storeId, updatedAt } from './columns.ts'

export interface PageSettings {
  name: string
  slug: string
  metaTitle: string
  metaDescription: string
}

/** Changes against the previous revision: types of sections, and names of settings. */
export interface RevisionChanges {
  published: boolean
  added: string[]
  removed: string[]
  changed: string[]
  moved: boolean
  settings: (keyof PageSettings)[]
}

export const pages = pgTable(
  'pages',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    isHome: boolean('is_home').notNull().default(false),
    draftRevision: integer('draft_revision').notNull(),
    draft: jsonb('draft').$type<unknown[]>(),
    draftSavedAt: timestamp('draft_saved_at', { withTimezone: true }),
    draftSavedBy: text('draft_saved_by'),
    saveId: uuid('save_id'),
    publishedRevision: integer('published_revision'),
    publishAt: moment('publish_at'),
    publishBy: text('publish_by'),
    publishProblem: text('publish_problem'),
    /** Differences to the published settings. */
    draftSettings: jsonb('draft_settings').$type<Partial<PageSettings>>(),
    settingsRevision: integer('settings_revision').notNull().default(1),
    settingsSaveId: uuid('settings_save_id'),
    /** Signs links to the draft; null without any. */
    previewKey: text('preview_key'),
    /** Set for templates and sections of the library, to which no address leads. */
    templateFor: text('template_for', { enum: unaddressedKinds }),
    /** The template of pages of its kind that have none of their own. */
    isDefaultTemplate: boolean('is_default_template').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** Append-only: the store's role must not change or delete a revision. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    storeId: storeId(),
    pageId: uuid('page_id').notNull(),
    revision: integer('revision').notNull(),
    content: jsonb('content').$type<unknown[]>().notNull(),
    /** Null for revisions of older versions. */
    settings: jsonb('settings').$type<PageSettings>(),
    changes: jsonb('changes').$type<RevisionChanges>(),
    createdBy: text('created_by'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.pageId, table.revision] })],
)

/** Top bar, navigation and footer: one row per store. */
export const globalContents = pgTable('global_contents', {
  storeId: storeId().primaryKey(),
  draft: jsonb('draft').$type<unknown[]>().notNull(),
  published: jsonb('published').$type<unknown[]>().notNull(),
  revision: integer('revision').notNull().default(1),
  saveId: uuid('save_id'),
})

export const slugRedirects = pgTable(
  'slug_redirects',
  {
    storeId: storeId(),
    kind: text('kind', { enum: ['page', 'product', 'category', 'article'] }).notNull(),
    fromSlug: text('from_slug').notNull(),
    toId: uuid('to_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind, table.fromSlug] })],
)
