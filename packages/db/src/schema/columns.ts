import { sql } from 'drizzle-orm'
import { bigint, char, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const storeId = () => uuid('store_id').notNull()

export const moment = (name: string) => timestamp(name, { withTimezone: true })

export const createdAt = () => moment('created_at').notNull().defaultNow()

export const updatedAt = () => moment('updated_at').notNull().defaultNow()

/** Minor units of the store's currency. */
export const money = (name: string) => bigint(name, { mode: 'number' })

export const currency = () => char('currency', { length: 3 }).notNull()

/** The transaction's acting user; null for the system. */
export const actor = (name: string) =>
  text(name).default(sql`nullif(current_setting('app.actor', true), '')`)
