import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, storeId } from './columns.ts'

/** The name of the store, and what stands below it. */
export interface InvoiceSeller {
  name: string
  lines: string[]
}

/** What invoices say of the seller, as it was when they were issued; named by what it holds. */
export const invoiceSellers = pgTable(
  'invoice_sellers',
  {
    storeId: storeId(),
    hash: text('hash').notNull(),
    details: jsonb('details').$type<InvoiceSeller>().notNull(),
    /** A small PNG as a data: address. */
    logo: text('logo'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.hash] })],
)
