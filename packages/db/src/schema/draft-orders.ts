import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, currency, moment, money, storeId, updatedAt } from './columns.ts'
import type { StoredAddress } from './orders.ts'

/** Discount of the whole order: the amount in minor units, the rate in millionths. */
export type StoredDraftDiscount = { reason: string } & (
  | { kind: 'amount'; amount: number }
  | { kind: 'percent'; rate: number }
)

/** Either a rate of the store, or a custom one; the price is in minor units. */
export type StoredDraftShipping =
  | { kind: 'rate'; rateId: string }
  | { kind: 'custom'; name: string; price: number }

export const draftOrders = pgTable(
  'draft_orders',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    /** Secret of the payment link, and of the order later on. */
    token: text('token').notNull(),
    version: integer('version').notNull().default(1),
    email: text('email'),
    phone: text('phone'),
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>(),
    note: text('note').notNull().default(''),
    discount: jsonb('discount').$type<StoredDraftDiscount>(),
    shipping: jsonb('shipping').$type<StoredDraftShipping>(),
    /** Lines and amounts: the server's `DraftCart`. */
    cart: jsonb('cart').$type<unknown>().notNull(),
    currency: currency(),
    total: money('total').notNull(),
    items: integer('items').notNull(),
    sentAt: moment('sent_at'),
    orderId: uuid('order_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
