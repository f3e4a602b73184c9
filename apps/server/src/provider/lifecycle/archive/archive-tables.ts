import { activity } from '@vitrine/db/schema/activity.ts'
import { articles, articleVersions } from '@vitrine/db/schema/articles.ts'
import {
  categoryCustomValues,
  customFields,
  productCustomValues,
} from '@vitrine/db/schema/custom-fields.ts'
import { media } from '@vitrine/db/schema/media.ts'
import { menus } from '@vitrine/db/schema/menus.ts'
import { contactMessages } from '@vitrine/db/schema/messages.ts'
import { newsletterSubscribers } from '@vitrine/db/schema/newsletter.ts'
import {
  orderEvents,
  orderFulfilments,
  orderPayments,
  orderRefunds,
} from '@vitrine/db/schema/order-changes.ts'
import { orderCounters, orderLines, orders, orderViews } from '@vitrine/db/schema/orders.ts'
import { globalContents, pageRevisions, pages, slugRedirects } from '@vitrine/db/schema/pages.ts'
import { policies, policyVersions } from '@vitrine/db/schema/policies.ts'
import { savedSections } from '@vitrine/db/schema/saved-sections.ts'
import {
  abandonedCheckoutSettings,
  checkoutSettings,
  discounts,
  discountUses,
  paymentSettings,
  retentionSettings,
  shippingSettings,
  taxSettings,
} from '@vitrine/db/schema/pricing.ts'
import { categories, productCategories, products, variations } from '@vitrine/db/schema/products.ts'
import { missingAddresses, redirects } from '@vitrine/db/schema/search-engines.ts'
import { searchMisses } from '@vitrine/db/schema/search.ts'
import { priceHistory, stockMovements } from '@vitrine/db/schema/stock.ts'
import { reminderRefusals } from '@vitrine/db/schema/abandoned-checkouts.ts'
import { draftOrders } from '@vitrine/db/schema/draft-orders.ts'
import { invoiceSellers } from '@vitrine/db/schema/invoices.ts'
import { visitDays } from '@vitrine/db/schema/visits.ts'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

export interface ArchiveTable {
  name: string
  /** As in the database, without the store's id. */
  columns: readonly string[]
  /** SQL; rows come after those that they refer to. */
  order: string
  /** Rows that are in memory at a time while it is written; fewer where one can be long. */
  size: number
  /** Rows refer to each other, so all of them are inserted by one statement. */
  isTree: boolean
}

interface Choice {
  without?: readonly string[]
  order?: string
  size?: number
  isTree?: boolean
}

function tableOf(
  table: PgTable,
  { without = [], order, size = 500, isTree = false }: Choice = {},
): ArchiveTable {
  const { name, columns, primaryKeys } = getTableConfig(table)
  const leftOut = new Set(['store_id', ...without])
  const key = primaryKeys[0]?.columns.map((column) => column.name) ?? ['store_id']
  return {
    name,
    columns: columns
      .filter((column) => !leftOut.has(column.name) && column.generated === undefined)
      .map((column) => column.name),
    order: order ?? key.join(', '),
    size,
    isTree,
  }
}

/**
 * The tables of an archive in the order in which they are brought: rows refer to earlier ones only.
 * Left out are people of this installation, secrets, and work in flight. Numbers of movements are
 * given again, since they come from a series of the whole installation.
 */
export const archiveTables: readonly ArchiveTable[] = [
  tableOf(media),
  tableOf(products, { size: 200 }),
  tableOf(variations),
  tableOf(categories, { isTree: true }),
  tableOf(productCategories),
  tableOf(customFields),
  tableOf(productCustomValues, { size: 50 }),
  tableOf(categoryCustomValues, { size: 50 }),
  tableOf(priceHistory, { without: ['id'] }),
  tableOf(stockMovements, { without: ['id', 'actor'] }),
  tableOf(pages, {
    without: [
      'draft_saved_by',
      'save_id',
      'settings_save_id',
      'preview_key',
      'publish_at',
      'publish_by',
      'publish_problem',
    ],
    size: 10,
  }),
  tableOf(pageRevisions, { without: ['created_by'], size: 10 }),
  tableOf(articles, { without: ['publish_at'], size: 50 }),
  tableOf(articleVersions, { size: 50 }),
  tableOf(menus, { size: 20 }),
  tableOf(globalContents, { without: ['save_id'] }),
  tableOf(savedSections),
  tableOf(slugRedirects),
  tableOf(redirects),
  tableOf(missingAddresses),
  tableOf(shippingSettings),
  tableOf(taxSettings),
  tableOf(paymentSettings),
  tableOf(checkoutSettings),
  tableOf(abandonedCheckoutSettings),
  tableOf(retentionSettings),
  tableOf(policies),
  tableOf(policyVersions, { without: ['published_by'], size: 20 }),
  tableOf(discounts),
  tableOf(invoiceSellers, { size: 20 }),
  tableOf(orderCounters),
  tableOf(orders),
  tableOf(orderLines),
  // An authorisation comes before its payment, and that before its refund.
  tableOf(orderPayments, {
    without: ['created_by', 'try_at', 'attempts'],
    order: 'kind, id',
  }),
  tableOf(orderFulfilments),
  tableOf(orderRefunds),
  tableOf(orderEvents, { without: ['actor'] }),
  tableOf(orderViews),
  tableOf(discountUses),
  tableOf(draftOrders),
  tableOf(contactMessages),
  tableOf(newsletterSubscribers),
  tableOf(reminderRefusals),
  tableOf(searchMisses),
  tableOf(visitDays),
  tableOf(activity, { without: ['actor_id'] }),
]

/** Other tables with rows of a store, with the reason why no archive has them. */
export const leftOutTables: Readonly<Record<string, string>> = {
  api_keys: 'Secrets. New keys are made in the new shop.',
  payment_connections: 'Secrets. The provider is connected again.',
  webhooks: 'They have secrets, and would deliver the events of two shops.',
  webhook_deliveries: 'Work in flight.',
  mail_keys: 'Secrets.',
  mail_senders: 'It belongs to a domain, which is verified again.',
  mail_link_keys: 'Secrets.',
  newsletter_tokens: 'Secrets of shoppers.',
  domains: 'A domain is verified again by the new shop.',
  left_subdomains: 'Addresses of this installation.',
  store_members: 'People of this installation.',
  store_invitations: 'People of this installation, and secrets.',
  store_transfers: 'People of this installation.',
  outbox: 'Work in flight: nobody gets an email twice.',
  mail_copies: 'Copies of emails, deleted after a while.',
  abandoned_checkouts: 'Work in flight: nobody is reminded twice.',
  checkouts: 'Work in flight at a payment provider.',
  stock_reservations: 'Work in flight.',
  payment_events: 'Work in flight at a payment provider.',
  idempotency_keys: 'Work in flight.',
  product_imports: 'Work in flight, and files that were uploaded.',
  product_import_items: 'Work in flight, and files that were uploaded.',
  product_words: 'Computed from products.',
  sales_days: 'Computed from orders.',
  sales_months: 'Computed from orders.',
  sales_names: 'Computed from orders.',
  sales_changes: 'Computed from orders.',
  sitemap_builds: 'Computed from pages and products.',
  visitors: 'Visitors of the current day, as hashes.',
  store_exports: 'Archives themselves.',
  erased_people: 'Only this installation can compare them; later archives lack these people.',
  store_limits: 'Set by the provider of this installation.',
  abuse_reports: 'They belong to the provider.',
  operator_visits: 'They belong to the provider.',
  name_variants: 'They belong to the provider.',
  shop_signals: 'They belong to the provider.',
  cdn_purges: 'They are about caches of this installation.',
  signal_checks: 'They belong to the provider.',
  store_roots: 'Every shop has one.',
  template_uses: 'It names products of this shop, and former looks of its theme.',
}

/** Columns of the store's own row; all others are secrets or belong to this installation. */
export const storeColumns = [
  'name',
  'currency',
  'country',
  'time_zone',
  'order_prefix',
  'invoice_prefix',
  'restart_invoices_yearly',
  'weight_unit',
  'low_stock_at',
  'fb_pixel_id',
  'logo',
  'email',
  'phone',
  'address',
  'seller',
  'theme',
  'seo',
  'policies',
  'store_domain',
  'created_at',
] as const
