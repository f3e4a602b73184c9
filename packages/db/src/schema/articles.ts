import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId, updatedAt } from './columns.ts'

export const articles = pgTable(
  'articles',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    author: text('author').notNull().default(''),
    cover: text('cover'),
    coverAlt: text('cover_alt').notNull().default(''),
    excerpt: text('excerpt').notNull().default(''),
    /** Sanitised HTML. */
    body: text('body').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    /** The address of each tag, in the order of the tags. */
    tagSlugs: text('tag_slugs').array().notNull().default([]),
    seoTitle: text('seo_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    socialImage: text('social_image'),
    published: boolean('published').notNull().default(false),
    /** The date that shoppers see: when it was first published. */
    publishedAt: moment('published_at'),
    /** When a draft goes live by itself. */
    publishAt: moment('publish_at'),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** What articles were before they were changed. A trigger writes them. */
export const articleVersions = pgTable(
  'article_versions',
  {
    storeId: storeId(),
    articleId: uuid('article_id').notNull(),
    revision: integer('revision').notNull(),
    title: text('title').notNull(),
    author: text('author').notNull(),
    cover: text('cover'),
    coverAlt: text('cover_alt').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Sanitised HTML. */
    body: text('body').notNull(),
    tags: text('tags').array().notNull(),
    seoTitle: text('seo_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    socialImage: text('social_image'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.articleId, table.revision] })],
)
