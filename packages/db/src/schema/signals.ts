import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

export const watchLists = ['names', 'mailDomains', 'hosts'] as const

/** What the provider looks for in shops. */
export const watchEntries = pgTable(
  'watch_entries',
  {
    list: text('list', { enum: watchLists }).notNull(),
    value: text('value').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.list, table.value] })],
)

/** When each store was checked, and its name as names are compared. */
export const signalChecks = pgTable('signal_checks', {
  storeId: uuid('store_id').primaryKey(),
  /** Null while nothing is to do. */
  dueAt: moment('due_at').defaultNow(),
  claimedUntil: moment('claimed_until'),
  checkedAt: moment('checked_at'),
  checkedVersion: bigint('checked_version', { mode: 'number' }),
  nameKey: text('name_key'),
  /** Of two similar names the later one is the imitation. */
  namedAt: moment('named_at').notNull().defaultNow(),
})

/** Similar names share a variant. */
export const nameVariants = pgTable(
  'name_variants',
  { variant: text('variant').notNull(), storeId: storeId() },
  (table) => [primaryKey({ columns: [table.variant, table.storeId] })],
)

/** Signs that a shop may harm people. */
export const shopSignals = pgTable('shop_signals', {
  id: uuid('id').primaryKey(),
  storeId: storeId(),
  kind: text('kind', {
    enum: ['lookAlike', 'protectedName', 'disposableMail', 'badLink'],
  }).notNull(),
  /** The other name, the mail domain or the host. */
  subject: text('subject').notNull(),
  place: text('place').notNull().default(''),
  otherStoreId: uuid('other_store_id'),
  foundAt: moment('found_at').notNull().defaultNow(),
  dismissedAt: moment('dismissed_at'),
  dismissedBy: text('dismissed_by'),
  note: text('note'),
})
