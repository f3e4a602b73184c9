import { policyKinds } from '@vitrine/commerce/policies/policy-kinds.ts'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { actor, moment, storeId, updatedAt } from './columns.ts'

/** What the owner is writing. */
export const policies = pgTable(
  'policies',
  {
    storeId: storeId(),
    kind: text('kind', { enum: policyKinds }).notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    text: text('text').notNull(),
    revision: integer('revision').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind] })],
)

/** Published texts; orders refer to those that were accepted. */
export const policyVersions = pgTable(
  'policy_versions',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: policyKinds }).notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    publishedAt: moment('published_at').notNull().defaultNow(),
    publishedBy: actor('published_by'),
    /** Null while shoppers read it. */
    replacedAt: moment('replaced_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
