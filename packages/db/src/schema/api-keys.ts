import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

export const apiKeys = pgTable(
  'api_keys',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    /** Hash of the whole key, which is stored nowhere. */
    hash: text('hash').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().notNull(),
    lastFour: text('last_four').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
