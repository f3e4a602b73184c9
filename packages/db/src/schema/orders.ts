import {
  cancelReasons,
  fulfilmentStatuses,
  orderStatuses,
  paymentStatuses,
} from '@vitrine/commerce/order-state.ts'
import type { PaymentMethod } from '@vitrine/commerce/payment-methods.ts'
import type { OfferedRate } from '@vitrine/commerce/shipping.ts'
import type { TaxAmount } from '@vitrine/commerce/tax.ts'
import { sql } from 'drizzle-orm'
import { boolean, integer, json, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, currency, moment, money, storeId } from './columns.ts'

export type PaymentOffer = Pick<PaymentMethod, 'name' | 'details' | 'instructions'>

export interface StoredAddress {
  firstName: string
  lastName: string
  company?: string | undefined
  address1: string
  address2?: string | undefined
  city: string
  region?: string | undefined
  postcode?: string | undefined
  country: string
  phone?: string | undefined
}

export interface StoredDiscount {
  id: string
  title: string
  code: string | null
  /** What it took off the lines; 0 for free shipping. */
  amount: number
  freeShipping: boolean
}

export interface StoredAnswer {
  label: string
  value: string
}

/** The last number given out, by kind. */
export const orderCounters = pgTable(
  'order_counters',
  {
    storeId: storeId(),
    kind: text('kind').notNull(),
    value: integer('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind] })],
)

export const orders = pgTable(
  'orders',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    /** The shop's prefix when it was placed. */
    numberPrefix: text('number_prefix').notNull().default(''),
    /** Opens the order for its shopper without a sign-in, so it must be unguessable. */
    token: text('token').notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('open'),
    email: text('email').notNull(),
    phone: text('phone'),
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>().notNull(),
    billingAddress: jsonb('billing_address').$type<StoredAddress>(),
    note: text('note'),
    currency: currency(),
    subtotal: money('subtotal').notNull(),
    discount: money('discount').notNull().default(0),
    shipping: money('shipping').notNull().default(0),
    /** Of the lines and the shipping; in the prices already if `taxIncluded`. */
    tax: money('tax').notNull().default(0),
    total: money('total').notNull(),
    /** How it is sent, as it was offered. */
    shippingRate: jsonb('shipping_rate').$type<OfferedRate>(),
    isPickup: boolean('is_pickup')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(jsonb_typeof(shipping_rate -> 'pickup') = 'object', false)`),
    shippingTax: money('shipping_tax').notNull().default(0),
    taxIncluded: boolean('tax_included').notNull().default(true),
    taxes: jsonb('taxes').$type<TaxAmount[]>().notNull().default([]),
    discounts: jsonb('discounts').$type<StoredDiscount[]>().notNull().default([]),
    paymentMethod: text('payment_method').notNull(),
    /** What the shopper was told of it; null for an order from before it was kept. */
    paymentOffer: jsonb('payment_offer').$type<PaymentOffer>(),
    paymentFee: money('payment_fee').notNull().default(0),
    createdAt: createdAt(),
    cancelledAt: moment('cancelled_at'),
    /** Grows with every change, so that one that was made of an older one is found out. */
    version: integer('version').notNull().default(1),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull().default('pending'),
    fulfilmentStatus: text('fulfilment_status', { enum: fulfilmentStatuses })
      .notNull()
      .default('unfulfilled'),
    items: integer('items').notNull().default(0),
    searchText: text('search_text').notNull().default(''),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    taxId: text('tax_id'),
    /** To the owner's own fields, with their labels as they were. */
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull().default([]),
    /** Of the store's own series; none until an invoice was asked for. */
    invoiceNumber: integer('invoice_number'),
    invoicedAt: moment('invoiced_at'),
    /** How many of its pieces were gone when it was paid. */
    oversold: integer('oversold').notNull().default(0),
    /** Who it says to sell; none for one from before that was kept. */
    invoiceSeller: text('invoice_seller'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** What was bought, as it was then. */
export const orderLines = pgTable(
  'order_lines',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    position: integer('position').notNull(),
    productId: uuid('product_id').notNull(),
    variationId: uuid('variation_id'),
    name: text('name').notNull(),
    options: jsonb('options').$type<Record<string, string>>().notNull().default({}),
    image: text('image'),
    sku: text('sku').notNull().default(''),
    unitPrice: money('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    /** Unit price × quantity, before the discount. */
    total: money('total').notNull(),
    tax: money('tax').notNull().default(0),
    discount: money('discount').notNull().default(0),
    taxes: jsonb('taxes').$type<TaxAmount[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** One row per attempt to order: the same key and body get the same answer again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    storeId: storeId(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** What it was answered with, to the letter, where no new order says it. */
    response: json('response').$type<unknown>(),
    /** The order that it made. */
    orderId: uuid('order_id'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.key] })],
)

/** Filters of the list that the store keeps by a name. */
export const orderViews = pgTable(
  'order_views',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
