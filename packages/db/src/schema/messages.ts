import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

export const contactMessages = pgTable(
  'contact_messages',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    customerEmail: text('customer_email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
