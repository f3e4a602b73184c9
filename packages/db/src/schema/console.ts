import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

export const operators = pgTable('operators', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  /** Null until the set-up link was used. */
  passwordHash: text('password_hash'),
  sealedSecret: text('sealed_secret'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  setupHash: text('setup_hash'),
  setupExpiresAt: moment('setup_expires_at'),
  createdAt: createdAt(),
  disabledAt: moment('disabled_at'),
})

export const operatorSessions = pgTable('operator_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  createdAt: createdAt(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

/** What operators did; the platform's role may add rows and read them, and nothing else. */
export const operatorActs = pgTable('operator_acts', {
  id: uuid('id').primaryKey(),
  operatorId: uuid('operator_id').notNull(),
  operatorName: text('operator_name').notNull(),
  kind: text('kind').notNull(),
  shopId: uuid('shop_id'),
  subject: text('subject').notNull().default(''),
  reason: text('reason').notNull(),
  createdAt: createdAt(),
})

/** An operator's way into one store as its owner. */
export const operatorVisits = pgTable('operator_visits', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  operatorId: uuid('operator_id').notNull(),
  storeId: storeId(),
  userId: text('user_id').notNull(),
  reason: text('reason').notNull(),
  createdAt: createdAt(),
  enteredAt: moment('entered_at'),
  endsAt: moment('ends_at').notNull(),
})

export const abuseReports = pgTable('abuse_reports', {
  id: uuid('id').primaryKey(),
  storeId: storeId(),
  kind: text('kind', {
    enum: ['fraud', 'counterfeit', 'illegal', 'copyright', 'privacy', 'other'],
  }).notNull(),
  page: text('page').notNull().default(''),
  message: text('message').notNull(),
  email: text('email').notNull().default(''),
  createdAt: createdAt(),
  resolvedAt: moment('resolved_at'),
})

export const announcements = pgTable('announcements', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  createdAt: createdAt(),
})
