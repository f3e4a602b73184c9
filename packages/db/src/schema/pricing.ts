import type { CheckoutSettings } from '@vitrine/commerce/checkout-settings.ts'
import type { PaymentSettings } from '@vitrine/commerce/payment-methods.ts'
import type { Offer, Scope } from '@vitrine/commerce/discount.ts'
import type { ReminderSettings } from '@vitrine/commerce/reminder.ts'
import type { ShippingSettings } from '@vitrine/commerce/shipping.ts'
import type { TaxSettings } from '@vitrine/commerce/tax.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, storeId } from './columns.ts'

/** One document of a store, changed as a whole; a store without a row has the defaults. */
const settingsTable = <Settings>(name: string) =>
  pgTable(name, {
    storeId: uuid('store_id').primaryKey(),
    settings: jsonb('settings').$type<Settings>().notNull(),
    revision: integer('revision').notNull().default(1),
  })

export type SettingsTable<Settings> = ReturnType<typeof settingsTable<Settings>>

/** By default a store ships everywhere for nothing. */
export const shippingSettings = settingsTable<ShippingSettings>('shipping_settings')

/** By default a store taxes nothing. */
export const taxSettings = settingsTable<TaxSettings>('tax_settings')

/** A store without a row has the checkout that every new one has. */
export const checkoutSettings = pgTable('checkout_settings', {
  storeId: uuid('store_id').primaryKey(),
  draft: jsonb('draft').$type<CheckoutSettings>().notNull(),
  published: jsonb('published').$type<CheckoutSettings>(),
  revision: integer('revision').notNull().default(1),
  publishedAt: moment('published_at'),
})

/** By default nobody is reminded of a checkout that they left. */
export const abandonedCheckoutSettings = settingsTable<ReminderSettings>(
  'abandoned_checkout_settings',
)

/** By default a store is paid in cash. */
export const paymentSettings = settingsTable<PaymentSettings>('payment_settings')

export const discounts = pgTable(
  'discounts',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    code: text('code'),
    codeKey: text('code_key'),
    offer: jsonb('offer').$type<Offer>().notNull(),
    scope: jsonb('scope').$type<Scope>().notNull(),
    enabled: boolean('enabled').notNull().default(true),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    minSubtotal: money('min_subtotal'),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    uses: integer('uses').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export const discountUses = pgTable(
  'discount_uses',
  {
    storeId: storeId(),
    discountId: uuid('discount_id').notNull(),
    orderId: uuid('order_id').notNull(),
    email: text('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.discountId, table.orderId] })],
)
