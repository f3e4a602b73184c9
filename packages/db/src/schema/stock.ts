import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, money, storeId } from './columns.ts'

// Triggers on products and variations write both tables; nothing else does, and rows never change.

export const stockReasons = [
  'opening',
  'sale',
  'restock',
  'correction',
  'import',
  'removal',
] as const

export const priceHistory = pgTable(
  'price_history',
  {
    storeId: storeId(),
    id: bigint('id', { mode: 'number' })
      .notNull()
      .default(sql`nextval('price_history_ids')`),
    productId: uuid('product_id').notNull(),
    variationId: uuid('variation_id'),
    price: money('price').notNull(),
    discountPrice: money('discount_price'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** Ledger: an item's movements add up to its stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    storeId: storeId(),
    id: bigint('id', { mode: 'number' })
      .notNull()
      .default(sql`nextval('stock_movement_ids')`),
    productId: uuid('product_id').notNull(),
    variationId: uuid('variation_id'),
    change: integer('change').notNull(),
    stock: integer('stock').notNull(),
    reason: text('reason', { enum: stockReasons }).notNull(),
    actor: text('actor'),
    orderId: uuid('order_id'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
