import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

/** Outgoing effects, written in the transaction of their cause and sent by a job. */
export const outbox = pgTable(
  'outbox',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: ['pending', 'sent', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    /** The order that it is about, and whom it went to. */
    orderId: uuid('order_id'),
    recipient: text('recipient'),
    subject: text('subject'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
