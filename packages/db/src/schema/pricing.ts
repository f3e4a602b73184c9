import type { CheckoutSettings } from '@vitrine/commerce/settings/checkout-settings.ts'
import type { PaymentSettings } from '@vitrine/commerce/settings/payment-methods.ts'
import type { Offer, Scope } from '@vitrine/commerce/pricing/discount.ts'
import type { ReminderSettings } from '@vitrine/commerce/orders/reminder.ts'
import type { Retention } from '@vitrine/commerce/settings/retention.ts'
import type { ShippingSettings } from '@vitrine/commerce/shipping/shipping.ts'
import type { TaxSettings } from '@vitrine/commerce/pricing/tax.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, money, storeId } from './columns.ts'

/** Settings as one document per store; a store without a row has the defaults. */
const settingsTable = <Settings>(name: string) =>
  pgTable(name, {
    storeId: uuid('store_id').primaryKey(),
    settings: jsonb('settings').$type<Settings>().notNull(),
    revision: integer('revision').notNull().default(1),
  })

export type SettingsTable<Settings> = ReturnType<typeof settingsTable<Settings>>

/** Default: free shipping everywhere. */
export const shippingSettings = settingsTable<ShippingSettings>('shipping_settings')

/** Default: no taxes. */
export const taxSettings = settingsTable<TaxSettings>('tax_settings')

export const checkoutSettings = pgTable('checkout_settings', {
  storeId: uuid('store_id').primaryKey(),
  draft: jsonb('draft').$type<CheckoutSettings>().notNull(),
  published: jsonb('published').$type<CheckoutSettings>(),
  revision: integer('revision').notNull().default(1),
  publishedAt: moment('published_at'),
})

/** Default: no reminders. */
export const abandonedCheckoutSettings = settingsTable<ReminderSettings>(
  'abandoned_checkout_settings',
)

/** Default: `defaultRetention`. */
export const retentionSettings = settingsTable<Retention>('retention_settings')

/** Default: cash. */
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
