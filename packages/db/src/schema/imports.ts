import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

/** Files of products that owners brought, and how far each is. */
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
    /** How many products it has, and how many rows. */
    products: integer('products').notNull(),
    rows: integer('rows').notNull(),
    /** Of what is under way, how many products are through. */
    progress: integer('progress').notNull().default(0),
    /** What the file calls each column that it has, by our name. */
    columns: jsonb('columns').$type<Record<string, string>>().notNull(),
    ignoredColumns: jsonb('ignored_columns').$type<string[]>().notNull().default([]),
    /** Categories that were not there before it. */
    madeCategories: jsonb('made_categories').$type<string[]>().notNull().default([]),
    /** The user who brought it. */
    actor: text('actor'),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** One product of a file. */
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
    /** What the file says, until it is done. */
    cells: jsonb('cells'),
    action: text('action', { enum: ['create', 'update', 'skip', 'refuse'] }),
    changes: jsonb('changes').$type<string[]>().notNull().default([]),
    messages: jsonb('messages').$type<unknown[]>().notNull().default([]),
    noted: boolean('noted').notNull().default(false),
    /** The stock that the dry run saw. */
    seen: jsonb('seen'),
    productId: uuid('product_id'),
    /** The product as it was. */
    before: jsonb('before'),
    /** The moment that the import wrote beside the product. */
    writtenAt: moment('written_at'),
    left: boolean('left').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.importId, table.number] })],
)
