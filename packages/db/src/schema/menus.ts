import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, storeId, updatedAt } from './columns.ts'

export const menus = pgTable(
  'menus',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** Up to three levels, each entry within its parent. */
    entries: jsonb('entries').$type<unknown[]>().notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
