import {
  bigint,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

/** Answers of addresses without a page. */
export const redirects = pgTable(
  'redirects',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    fromPath: text('from_path').notNull(),
    toPath: text('to_path').notNull(),
    status: smallint('status').notNull().default(301),
    hits: bigint('hits', { mode: 'number' }).notNull().default(0),
    lastHitAt: moment('last_hit_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** Visits of addresses without a page, by day. */
export const missingAddresses = pgTable(
  'missing_addresses',
  {
    storeId: storeId(),
    path: text('path').notNull(),
    day: date('day').notNull(),
    hits: integer('hits').notNull().default(1),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.path, table.day] })],
)

export const sitemapBuilds = pgTable('sitemap_builds', {
  storeId: storeId().primaryKey(),
  builtAt: moment('built_at').notNull(),
  addresses: integer('addresses').notNull(),
})
