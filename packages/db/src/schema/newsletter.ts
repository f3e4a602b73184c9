import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    storeId: storeId(),
    hash: text('hash').notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    purpose: text('purpose', { enum: ['confirm', 'unsubscribe'] }).notNull(),
    expiresAt: moment('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.hash] })],
)
