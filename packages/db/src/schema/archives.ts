import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, storeId } from './columns.ts'

/** Archives of a store: requested by its owner, or made every night. */
export const storeExports = pgTable(
  'store_exports',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['owner', 'nightly', 'before_restore'] }).notNull(),
    status: text('status', { enum: ['waiting', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    requestedBy: text('requested_by'),
    requestedAt: moment('requested_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest next attempt; while an attempt runs, the end of its lease. */
    tryAt: moment('try_at').notNull(),
    finishedAt: moment('finished_at'),
    /** The moment that the archive shows. */
    takenAt: moment('taken_at'),
    bytes: bigint('bytes', { mode: 'number' }),
    problem: text('problem'),
    /** When the file has to be written again without people who were erased since. */
    cleanAt: moment('clean_at'),
    /** When the file is removed. */
    expiresAt: moment('expires_at'),
    linkHash: text('link_hash'),
    linkUntil: moment('link_until'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** People whom no archive may bring back, as hashes that only the store's key can make. */
export const erasedPeople = pgTable(
  'erased_people',
  {
    storeId: storeId(),
    emailHash: text('email_hash').notNull(),
    /** Replaced the address in orders, and leads to nobody. */
    replacement: text('replacement').notNull(),
    erasedAt: moment('erased_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.emailHash] })],
)

/** Archives that became a new store, or are about to. */
export const storeImports = pgTable('store_imports', {
  id: uuid('id').primaryKey(),
  userId: text('user_id').notNull(),
  newStoreId: uuid('new_store_id').notNull(),
  fileName: text('file_name').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  status: text('status', { enum: ['waiting', 'done', 'failed'] })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  tryAt: moment('try_at').notNull(),
  problem: text('problem'),
  createdAt: moment('created_at').notNull(),
  finishedAt: moment('finished_at'),
})
