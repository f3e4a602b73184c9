import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, currency, moment, money, storeId, updatedAt } from './columns.ts'
import type { StoredAddress } from './orders.ts'

/** Taken off the whole. The amount is in minor units, the rate in millionths. */
export type StoredDraftDiscount = { reason: string } & (
  | { kind: 'amount'; amount: number }
  | { kind: 'percent'; rate: number }
)

/** A rate of the store's, or one that the owner made for this draft; the price is in minor units. */
export type StoredDraftShipping =
  | { kind: 'rate'; rateId: string }
  | { kind: 'custom'; name: string; price: number }

/** What an owner prepares; it becomes an order once it is paid. */
export const draftOrders = pgTable(
  'draft_orders',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    /** Opens the payment link, so it must be unguessable; that of the order later on. */
    token: text('token').notNull(),
    version: integer('version').notNull().default(1),
    email: text('email'),
    phone: text('phone'),
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>(),
    /** For the owner's eyes only. */
    note: text('note').notNull().default(''),
    discount: jsonb('discount').$type<StoredDraftDiscount>(),
    shipping: jsonb('shipping').$type<StoredDraftShipping>(),
    /** The lines and amounts, as the server's `DraftCart` has them. */
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
