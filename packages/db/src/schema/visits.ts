import {
  bigint,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { moment, storeId } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const visitSalts = pgTable('visit_salts', {
  day: date('day').primaryKey(),
  salt: bytes('salt').notNull(),
})

/** Visitors of the current day, deleted with its salt. */
export const visitors = pgTable(
  'visitors',
  {
    storeId: storeId(),
    day: date('day').notNull(),
    hash: bigint('hash', { mode: 'bigint' }).notNull(),
    source: text('source').notNull(),
    campaign: text('campaign'),
    /** Bits: 1 visited, 2 saw a product, 4 priced a cart, 8 began the checkout, 16 ordered. */
    steps: smallint('steps').notNull().default(0),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.hash] })],
)

export const visitDays = pgTable(
  'visit_days',
  {
    storeId: storeId(),
    dimension: text('dimension', {
      enum: ['all', 'hour', 'kind', 'source', 'campaign'],
    }).notNull(),
    day: date('day').notNull(),
    key: text('key').notNull(),
    views: bigint('views', { mode: 'number' }).notNull().default(0),
    visitors: integer('visitors').notNull().default(0),
    products: integer('products').notNull().default(0),
    carts: integer('carts').notNull().default(0),
    checkouts: integer('checkouts').notNull().default(0),
    orders: integer('orders').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.dimension, table.day, table.key] })],
)
