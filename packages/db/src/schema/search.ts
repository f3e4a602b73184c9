import { boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, storeId } from './columns.ts'

/** What products are found by. The database itself keeps it, whoever writes a product. */
export const productWords = pgTable(
  'product_words',
  {
    storeId: storeId(),
    productId: uuid('product_id').notNull(),
    word: text('word').notNull(),
    weight: smallint('weight').notNull(),
    /** Whether shoppers find the product. */
    shown: boolean('shown').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.productId, table.word] })],
)

/** Words that shoppers looked for in vain. */
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
