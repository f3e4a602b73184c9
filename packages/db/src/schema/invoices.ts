import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, storeId } from './columns.ts'

export interface InvoiceSeller {
  name: string
  lines: string[]
}

/** Sellers as they were when invoices were issued, keyed by a hash of the content. */
export const invoiceSellers = pgTable(
  'invoice_sellers',
  {
    storeId: storeId(),
    hash: text('hash').notNull(),
    details: jsonb('details').$type<InvoiceSeller>().notNull(),
    /** A small PNG as a data: URL. */
    logo: text('logo'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.hash] })],
)
