import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  endsAt: moment('ends_at').notNull(),
})
