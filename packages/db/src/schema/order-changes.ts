import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { actor, createdAt, moment, money, storeId } from './columns.ts'

const orderEventKinds = [
  'authorised',
  'payment',
  'refund',
  'voided',
  'failed',
  'oversold',
  'fulfilment',
  'cancelled',
  'archived',
  'reopened',
  'note',
  'customer',
  'mail',
] as const

export const orderPayments = pgTable(
  'order_payments',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind', { enum: ['authorisation', 'payment', 'refund'] }).notNull(),
    method: text('method').notNull(),
    amount: money('amount').notNull(),
    createdAt: createdAt(),
    createdBy: actor('created_by'),
    /** Pending until the provider has done it; a pending authorisation is being voided. */
    status: text('status', { enum: ['pending', 'succeeded', 'failed', 'voided'] })
      .notNull()
      .default('succeeded'),
    provider: text('provider'),
    /** Id at the provider. */
    reference: text('reference'),
    /** The payment that is captured or refunded. */
    ofPayment: uuid('of_payment'),
    notify: boolean('notify').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    tryAt: moment('try_at'),
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export const orderFulfilments = pgTable(
  'order_fulfilments',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    lines: jsonb('lines').$type<{ lineId: string; quantity: number }[]>().notNull(),
    carrier: text('carrier'),
    trackingUrl: text('tracking_url'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export interface RefundedLine {
  lineId: string
  quantity: number
  removed: number
  restocked: number
}

export const orderRefunds = pgTable(
  'order_refunds',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    lines: jsonb('lines').$type<RefundedLine[]>().notNull().default([]),
    shipping: money('shipping').notNull().default(0),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export interface OrderEventData {
  /** Minor units. */
  amount?: number
  method?: string
  pieces?: number
  restocked?: number
  carrier?: string | null
  what?: 'authorisation' | 'payment' | 'refund'
  text?: string
  by?: string
}

export const orderEvents = pgTable(
  'order_events',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind', { enum: orderEventKinds }).notNull(),
    actor: actor('actor'),
    data: jsonb('data').$type<OrderEventData>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
