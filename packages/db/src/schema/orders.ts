import type { PaymentMethod } from '@vitrine/commerce/payment-methods.ts'
import type { OfferedRate } from '@vitrine/commerce/shipping.ts'
import type { TaxAmount } from '@vitrine/commerce/tax.ts'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, currency, moment, money, storeId } from './columns.ts'

const paymentStates = [
  'pending',
  'authorised',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'voided',
] as const
const fulfilmentStates = ['unfulfilled', 'partial', 'fulfilled'] as const
const cancelReasons = ['customer', 'stock', 'payment', 'fraud', 'other'] as const

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

/** The name of the store, and what stands below it. */
export interface InvoiceSeller {
  name: string
  lines: string[]
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

/** The user who acts in the transaction; none where the system does. */
const actor = (name: string) =>
  text(name).default(sql`nullif(current_setting('app.actor', true), '')`)

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
    /** Opens the order for its shopper without a sign-in, so it must be unguessable. */
    token: text('token').notNull(),
    status: text('status', { enum: ['open', 'cancelled', 'archived'] })
      .notNull()
      .default('open'),
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
    paymentStatus: text('payment_status', { enum: paymentStates }).notNull().default('pending'),
    fulfilmentStatus: text('fulfilment_status', { enum: fulfilmentStates })
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

/** What invoices say of the seller, as it was when they were issued; named by what it holds. */
export const invoiceSellers = pgTable(
  'invoice_sellers',
  {
    storeId: storeId(),
    hash: text('hash').notNull(),
    details: jsonb('details').$type<InvoiceSeller>().notNull(),
    /** A small PNG as a data: address. */
    logo: text('logo'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.hash] })],
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
    /** Pending as long as a provider has not done it; of an authorisation, its being voided. */
    status: text('status', { enum: ['pending', 'succeeded', 'failed', 'voided'] })
      .notNull()
      .default('succeeded'),
    /** Who moves the money; null where people do. */
    provider: text('provider'),
    /** By what the provider knows it. */
    reference: text('reference'),
    /** What is captured of, or given back of. */
    ofPayment: uuid('of_payment'),
    /** Whether the shopper hears of it once it is done. */
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
  /** How many of them had not been sent, and now never will be. */
  removed: number
  restocked: number
}

/** What was given back beside the money, which is the payment of the same id. */
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
  /** What a provider did not do. */
  what?: 'authorisation' | 'payment' | 'refund'
  /** A note, a reason, or the name of a mail. */
  text?: string
}

/** Who did what with an order, and when. */
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

/** One row per answered request: the same key and body get the same answer again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    storeId: storeId(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    response: jsonb('response').$type<unknown>(),
    status: integer('status'),
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
