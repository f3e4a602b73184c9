import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

export const mailStatuses = ['pending', 'sent', 'failed', 'dropped'] as const

/** Outgoing emails, written in the transaction of their cause and sent by a worker. */
export const outbox = pgTable(
  'outbox',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: mailStatuses }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    /** Earliest next attempt; while an attempt runs, the end of its lease. */
    tryAt: moment('try_at').notNull().defaultNow(),
    /** Unused; the previous version still reads it. */
    retriedAt: moment('retried_at'),
    orderId: uuid('order_id'),
    recipient: text('recipient'),
    subject: text('subject'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export const mailCopies = pgTable(
  'mail_copies',
  {
    storeId: storeId(),
    mailId: uuid('mail_id').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.mailId] })],
)
