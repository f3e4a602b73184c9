import { bigint, pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** The version of each store that caches in front of the service may hold no pages from before. */
export const cdnPurges = pgTable('cdn_purges', {
  storeId: uuid('store_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  /** A second purge catches pages that were on their way during the first. */
  purgesLeft: smallint('purges_left').notNull(),
  failures: smallint('failures').notNull().default(0),
  tryAt: moment('try_at').notNull(),
})
