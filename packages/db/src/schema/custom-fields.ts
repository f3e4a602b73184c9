import { customFieldKinds, customFieldSubjects } from '@vitrine/commerce/catalogue/custom-field.ts'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, storeId } from './columns.ts'

export const customFields = pgTable(
  'custom_fields',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    subject: text('subject', { enum: customFieldSubjects }).notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: customFieldKinds }).notNull(),
    position: integer('position').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export const productCustomValues = pgTable(
  'product_custom_values',
  {
    storeId: storeId(),
    productId: uuid('product_id').notNull(),
    fieldId: uuid('field_id').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.productId, table.fieldId] })],
)

export const categoryCustomValues = pgTable(
  'category_custom_values',
  {
    storeId: storeId(),
    categoryId: uuid('category_id').notNull(),
    fieldId: uuid('field_id').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.categoryId, table.fieldId] })],
)
