import { sql } from 'drizzle-orm'
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { currency, moment, money, storeId } from './columns.ts'

export const salesDimensions = [
  'all',
  'product',
  'discount',
  'country',
  'source',
  'campaign',
] as const

const sums = () => ({
  storeId: storeId(),
  currency: currency(),
  dimension: text('dimension', { enum: salesDimensions }).notNull(),
  /** In the store's time zone. */
  day: date('day').notNull(),
  key: text('key').notNull(),
  orders: integer('orders').notNull(),
  /** Orders of customers who had not ordered before. */
  firstOrders: integer('first_orders').notNull(),
  items: money('items').notNull(),
  /** After discounts, without tax and shipping, before refunds. */
  sold: money('sold').notNull(),
  discount: money('discount').notNull(),
  shipping: money('shipping').notNull(),
  tax: money('tax').notNull(),
  total: money('total').notNull(),
  refunds: integer('refunds').notNull(),
  /** The part of `sold`, of this or an earlier day, that was refunded on this day. */
  refunded: money('refunded').notNull(),
  /** The whole amounts of these refunds. */
  paidBack: money('paid_back').notNull(),
})

export const salesDays = pgTable('sales_days', sums(), (table) => [
  primaryKey({
    columns: [table.storeId, table.currency, table.dimension, table.day, table.key],
  }),
])

export const salesMonths = pgTable('sales_months', sums(), (table) => [
  primaryKey({
    columns: [table.storeId, table.currency, table.dimension, table.day, table.key],
  }),
])

export const salesNames = pgTable(
  'sales_names',
  {
    storeId: storeId(),
    dimension: text('dimension', { enum: salesDimensions }).notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.dimension, table.key] })],
)

/** Triggers on orders, payments and stores write it. */
export const salesChanges = pgTable(
  'sales_changes',
  {
    storeId: storeId(),
    id: bigint('id', { mode: 'number' })
      .notNull()
      .default(sql`nextval('sales_change_ids')`),
    at: moment('at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
