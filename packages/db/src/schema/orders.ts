import {
  cancelReasons,
  fulfilmentStatuses,
  orderStatuses,
  paymentStatuses,
} from '@vitrine/commerce/orders/order-state.ts'
import type { PaymentMethod } from '@vitrine/commerce/settings/payment-methods.ts'
import type { OfferedRate } from '@vitrine/commerce/shipping/shipping.ts'
import type { TaxAmount } from '@vitrine/commerce/pricing/tax.ts'
import type { PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
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
  /** Amount taken off the lines; 0 for free shipping. */
  amount: number
  freeShipping: boolean
}

export interface StoredAnswer {
  label: string
  value: string
}

export const orderCounters = pgTable(
  'order_counters',
  {
    storeId: storeId(),
    kind: text('kind').notNull(),
    value: integer('value').notNull(),
    /** Of the last invoice number. */
    year: integer('year'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind] })],
)

export const orders = pgTable(
  'orders',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    numberPrefix: text('number_prefix').notNull().default(''),
    /** Opens the order without signing in, so it must be unguessable. */
    token: text('token').notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('open'),
    email: text('email').notNull(),
    emailKey: text('email_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(email)`),
    phone: text('phone'),
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>().notNull(),
    billingAddress: jsonb('billing_address').$type<StoredAddress>(),
    note: text('note'),
    currency: currency(),
    subtotal: money('subtotal').notNull(),
    discount: money('discount').notNull().default(0),
    shipping: money('shipping').notNull().default(0),
    /** Tax of lines and shipping; included in the prices if `taxIncluded`. */
    tax: money('tax').notNull().default(0),
    total: money('total').notNull(),
    shippingRate: jsonb('shipping_rate').$type<OfferedRate>(),
    isPickup: boolean('is_pickup')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(jsonb_typeof(shipping_rate -> 'pickup') = 'object', false)`),
    shippingTax: money('shipping_tax').notNull().default(0),
    taxIncluded: boolean('tax_included').notNull().default(true),
    taxes: jsonb('taxes').$type<TaxAmount[]>().notNull().default([]),
    discounts: jsonb('discounts').$type<StoredDiscount[]>().notNull().default([]),
    paymentMethod: text('payment_method').notNull(),
    paymentOffer: jsonb('payment_offer').$type<PaymentOffer>(),
    paymentFee: money('payment_fee').notNull().default(0),
    createdAt: createdAt(),
    cancelledAt: moment('cancelled_at'),
    /** Grows with every change, to detect stale updates. */
    version: integer('version').notNull().default(1),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull().default('pending'),
    fulfilmentStatus: text('fulfilment_status', { enum: fulfilmentStatuses })
      .notNull()
      .default('unfulfilled'),
    items: integer('items').notNull().default(0),
    searchText: text('search_text').notNull().default(''),
    cancelReason: text('cancel_reason', { enum: cancelReasons }),
    taxId: text('tax_id'),
    answers: jsonb('answers').$type<StoredAnswer[]>().notNull().default([]),
    /** From the store's own series; null until an invoice is requested. */
    invoiceNumber: integer('invoice_number'),
    /** With the year in place of its placeholder. */
    invoicePrefix: text('invoice_prefix').notNull().default(''),
    invoicedAt: moment('invoiced_at'),
    oversold: integer('oversold').notNull().default(0),
    /** Hash of the invoice's seller; null for older ones. */
    invoiceSeller: text('invoice_seller'),
    /** The versions that the shopper agreed to. */
    policies: jsonb('policies').$type<PolicyVersion[]>().notNull().default([]),
    /** Where the visit came from that became the order; null if that is unknown. */
    source: text('source'),
    campaign: text('campaign'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

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

/** Records each attempt to order: the same key and body get the same response. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    storeId: storeId(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** The exact response, when there is no new order to derive it from. */
    response: json('response').$type<unknown>(),
    orderId: uuid('order_id'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.key] })],
)

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
