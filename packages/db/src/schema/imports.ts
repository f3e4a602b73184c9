import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

export const productImports = pgTable(
  'product_imports',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    fileName: text('file_name').notNull(),
    format: text('format', { enum: ['vitrine', 'shopify', 'woocommerce'] }).notNull(),
    state: text('state', {
      enum: ['checking', 'ready', 'fetching', 'applying', 'done', 'undoing', 'undone'],
    }).notNull(),
    products: integer('products').notNull(),
    rows: integer('rows').notNull(),
    /** Number of products that the current step has processed. */
    progress: integer('progress').notNull().default(0),
    columns: jsonb('columns').$type<Record<string, string>>().notNull(),
    ignoredColumns: jsonb('ignored_columns').$type<string[]>().notNull().default([]),
    madeCategories: jsonb('made_categories').$type<string[]>().notNull().default([]),
    actor: text('actor'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export const productImportItems = pgTable(
  'product_import_items',
  {
    storeId: storeId(),
    importId: uuid('import_id').notNull(),
    number: integer('number').notNull(),
    row: integer('row').notNull(),
    rows: integer('rows').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    cells: jsonb('cells'),
    action: text('action', { enum: ['create', 'update', 'skip', 'refuse'] }),
    changes: jsonb('changes').$type<string[]>().notNull().default([]),
    messages: jsonb('messages').$type<unknown[]>().notNull().default([]),
    noted: boolean('noted').notNull().default(false),
    seen: jsonb('seen'),
    productId: uuid('product_id'),
    before: jsonb('before'),
    writtenAt: moment('written_at'),
    left: boolean('left').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.importId, table.number] })],
)
