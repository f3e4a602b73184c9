import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, storeId } from './columns.ts'

export interface StoredLook {
  theme: unknown
  globalContent: { draft: unknown[]; published: unknown[] }
  pages: StoredPageLook[]
}

interface StoredPageLook {
  id: string
  /** A published revision. */
  revision: number
  name: string
  metaTitle: string
  metaDescription: string
}

export const templateUses = pgTable(
  'template_uses',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    template: text('template').notNull(),
    /** The look to restore; null for a store that began with the template. */
    look: jsonb('look').$type<StoredLook>(),
    productIds: uuid('product_ids').array().notNull().default([]),
    categoryIds: uuid('category_ids').array().notNull().default([]),
    usedBy: text('used_by'),
    usedAt: moment('used_at').notNull().defaultNow(),
    /** Set while the shop has its earlier look again. */
    restoredAt: moment('restored_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
