import { bigint, char, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money } from './columns.ts'

export const subscriptionStatuses = [
  'none',
  'trial',
  'active',
  'past_due',
  'suspended',
  'cancelled',
] as const

export interface StoredDispute {
  amount: number
  currency: string
  reason: string
  state: 'open' | 'won' | 'lost'
  answerBy: string | null
}

export interface StoredRefund {
  amount: number
  currency: string
  at: string
}

/** A second subscription of an account, which was cancelled and paid back. */
export interface StoredDuplicate {
  id: string
  planId: string | null
  /** Minor units that were paid back. */
  amount: number
  currency: string
}

/** A copy of what the payment provider says about an account's subscription. */
export const subscriptions = pgTable('subscriptions', {
  userId: text('user_id').primaryKey(),
  customerId: text('customer_id').notNull(),
  subscriptionId: text('subscription_id'),
  status: text('status', { enum: subscriptionStatuses }).notNull().default('none'),
  planId: text('plan_id'),
  period: text('period', { enum: ['month', 'year'] }),
  currency: char('currency', { length: 3 }),
  /** Minor units for each period. */
  amount: money('amount'),
  renewsAt: moment('renews_at'),
  trialEndsAt: moment('trial_ends_at'),
  cancelsAt: moment('cancels_at'),
  pastDueSince: moment('past_due_since'),
  nextRetryAt: moment('next_retry_at'),
  disputes: jsonb('disputes').$type<StoredDispute[]>().notNull().default([]),
  refunds: jsonb('refunds').$type<StoredRefund[]>().notNull().default([]),
  duplicates: jsonb('duplicates').$type<StoredDuplicate[]>().notNull().default([]),
  /** Of the last payment page, which may be paid after the plan was removed. */
  offeredPlanId: text('offered_plan_id'),
  requested: bigint('requested', { mode: 'number' }).notNull().default(0),
  written: bigint('written', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** News of a subscription, until a job has them. */
export const billingMails = pgTable('billing_mails', {
  id: uuid('id').primaryKey(),
  userId: text('user_id').notNull(),
  news: text('news').notNull(),
  facts: jsonb('facts').$type<Record<string, string | null>>().notNull(),
  createdAt: createdAt(),
})
