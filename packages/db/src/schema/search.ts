import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, storeId } from './columns.ts'

/** Search index of products, maintained by triggers. */
export const productWords = pgTable(
  'product_words',
  {
    storeId: storeId(),
    productId: uuid('product_id').notNull(),
    word: text('word').notNull(),
    weight: smallint('weight').notNull(),
    shown: boolean('shown').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.productId, table.word] })],
)

export const searchMisses = pgTable(
  'search_misses',
  {
    storeId: storeId(),
    term: text('term').notNull(),
    searches: integer('searches').notNull().default(1),
    lastAt: moment('last_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.term] })],
)
