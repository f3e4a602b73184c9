import type { ListedLine } from '@vitrine/commerce/cart/line-list.ts'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, currency, moment, money, storeId } from './columns.ts'

export const abandonedCheckouts = pgTable(
  'abandoned_checkouts',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** Known to the shopper's browser; null once the checkout is final. */
    token: text('token'),
    /** Lower case. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    country: text('country'),
    locale: text('locale'),
    lines: jsonb('lines').$type<ListedLine[]>().notNull(),
    items: integer('items').notNull(),
    currency: currency(),
    value: money('value').notNull(),
    basis: text('basis', { enum: ['opt_in', 'soft_opt_in'] }).notNull(),
    consentWords: text('consent_words').notNull(),
    consentAt: moment('consent_at').notNull(),
    status: text('status', {
      enum: ['waiting', 'reminded', 'recovered', 'unsubscribed', 'ended'],
    })
      .notNull()
      .default('waiting'),
    remindAt: moment('remind_at'),
    remindedAt: moment('reminded_at'),
    orderId: uuid('order_id'),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** Addresses that never get a reminder again, as hashes. */
export const reminderRefusals = pgTable(
  'reminder_refusals',
  {
    storeId: storeId(),
    emailHash: text('email_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.emailHash] })],
)

/** Keys that sign the links of a store's reminders. */
export const mailLinkKeys = pgTable('mail_link_keys', {
  storeId: uuid('store_id').primaryKey(),
  key: text('key').notNull(),
})
