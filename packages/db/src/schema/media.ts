import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, storeId } from './columns.ts'

/** Pictures that owners uploaded. */
export const media = pgTable(
  'media',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** Names the largest of the picture's files. */
    url: text('url').notNull(),
    /** The file's name on the owner's machine. */
    name: text('name').notNull(),
    alt: text('alt').notNull().default(''),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of all its files together. */
    bytes: integer('bytes').notNull(),
    /** Where an import fetched it from. */
    sourceUrl: text('source_url'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
