import type { PlanLimits } from '@vitrine/commerce/plans/limits.ts'
import { boolean, char, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money } from './columns.ts'

export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  position: integer('position').notNull().default(0),
  /** A missing limit is unlimited. */
  limits: jsonb('limits').$type<Partial<PlanLimits>>().notNull().default({}),
  trialDays: integer('trial_days').notNull().default(0),
  isDefault: boolean('is_default').notNull().default(false),
  retiredAt: moment('retired_at'),
  createdAt: createdAt(),
})

export const planPrices = pgTable(
  'plan_prices',
  {
    planId: text('plan_id').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    period: text('period', { enum: ['month', 'year'] }).notNull(),
    /** Minor units. */
    amount: money('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.currency, table.period] })],
)

export const accountPlans = pgTable('account_plans', {
  userId: text('user_id').primaryKey(),
  planId: text('plan_id').notNull(),
})

/** The provider's exceptions for one store, which take precedence over its owner's plan. */
export const storeLimits = pgTable('store_limits', {
  storeId: uuid('store_id').primaryKey(),
  limits: jsonb('limits').$type<Partial<PlanLimits>>().notNull(),
})
