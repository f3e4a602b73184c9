import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

/** Waiting, handed over, given up, and no longer needed when its turn came. */
export const mailStatuses = ['pending', 'sent', 'failed', 'dropped'] as const

/** Outgoing effects, written in the transaction of their cause and sent by a job. */
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
    /** Not before then; while it is being sent, the end of that lease. */
    tryAt: moment('try_at').notNull().defaultNow(),
    /** Unused; the version before still reads it. */
    retriedAt: moment('retried_at'),
    /** The order that it is about. */
    orderId: uuid('order_id'),
    /** Whom it went to. */
    recipient: text('recipient'),
    subject: text('subject'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** A mail as it was handed over, without the keys in its links. */
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
