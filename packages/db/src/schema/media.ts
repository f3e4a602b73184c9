import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, storeId } from './columns.ts'

export const media = pgTable(
  'media',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** URL of the largest file. */
    url: text('url').notNull(),
    name: text('name').notNull(),
    alt: text('alt').notNull().default(''),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    sourceUrl: text('source_url'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
