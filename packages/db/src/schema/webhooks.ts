import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    offReason: text('off_reason', { enum: ['owner', 'gone', 'failing'] }),
    /** Sealed by the vault. */
    secret: text('secret').notNull(),
    previousSecret: text('previous_secret'),
    previousUntil: moment('previous_until'),
    lastDeliveredAt: moment('last_delivered_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** An event for one URL, written in the transaction of its cause. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    webhookId: uuid('webhook_id').notNull(),
    eventId: uuid('event_id').notNull(),
    event: text('event').notNull(),
    payload: text('payload').notNull(),
    status: text('status', { enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    tries: integer('tries').notNull().default(0),
    mostTries: integer('most_tries').notNull(),
    tryAt: moment('try_at').notNull().defaultNow(),
    triedAt: moment('tried_at'),
    responseStatus: integer('response_status'),
    response: text('response'),
    /** Milliseconds. */
    duration: integer('duration'),
    problem: text('problem'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
