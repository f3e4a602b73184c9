import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { inject, test, expect } from 'vitest'
import * as activity from './schema/activity.ts'
import * as abandonedCheckouts from './schema/abandoned-checkouts.ts'
import * as accounts from './schema/accounts.ts'
import * as apiKeys from './schema/api-keys.ts'
import * as console from './schema/console.ts'
import * as archives from './schema/archives.ts'
import * as articles from './schema/articles.ts'
import * as cdnPurges from './schema/cdn-purges.ts'
import * as billing from './schema/billing.ts'
import * as draftOrders from './schema/draft-orders.ts'
import * as imports from './schema/imports.ts'
import * as installation from './schema/installation.ts'
import * as invoices from './schema/invoices.ts'
import * as mailSenders from './schema/mail-senders.ts'
import * as media from './schema/media.ts'
import * as menus from './schema/menus.ts'
import * as messages from './schema/messages.ts'
import * as newsletter from './schema/newsletter.ts'
import * as orderChanges from './schema/order-changes.ts'
import * as orders from './schema/orders.ts'
import * as outbox from './schema/outbox.ts'
import * as pages from './schema/pages.ts'
import * as payments from './schema/payments.ts'
import * as plans from './schema/plans.ts'
import * as policies from './schema/policies.ts'
import * as pricing from './schema/pricing.ts'
import * as products from './schema/products.ts'
import * as rateLimits from './schema/rate-limits.ts'
import * as salesReports from './schema/sales-reports.ts'
import * as search from './schema/search.ts'
import * as searchEngines from './schema/search-engines.ts'
import * as customFields from './schema/custom-fields.ts'
import * as savedSections from './schema/saved-sections.ts'
import * as signals from './schema/signals.ts'
import * as stock from './schema/stock.ts'
import * as stores from './schema/stores.ts'
import * as templateUses from './schema/template-uses.ts'
import * as visits from './schema/visits.ts'
import * as webhooks from './schema/webhooks.ts'
import { onServer } from './testing/server.ts'

const modules = [
  activity,
  abandonedCheckouts,
  accounts,
  apiKeys,
  console,
  archives,
  articles,
  billing,
  cdnPurges,
  draftOrders,
  imports,
  installation,
  stores,
  templateUses,
  pages,
  products,
  orders,
  orderChanges,
  invoices,
  outbox,
  messages,
  newsletter,
  search,
  stock,
  mailSenders,
  media,
  menus,
  payments,
  plans,
  policies,
  pricing,
  rateLimits,
  salesReports,
  searchEngines,
  customFields,
  savedSections,
  signals,
  visits,
  webhooks,
]
const tables = modules
  .flatMap((module) => Object.values<unknown>(module))
  .filter((value) => is(value, PgTable))

test('the schema in code is the schema that the migrations make', async () => {
  const inCode = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns.map((column) => {
      const type = column.getSQLType().replace(', ', ',').replace('char(', 'character(')
      // PostgreSQL stores the expression of a generated column as its default.
      const hasDefault = column.hasDefault || column.generated !== undefined
      return describeColumn(name, column.name, type, column.notNull, hasDefault)
    })
  })

  expect(inCode.toSorted()).toEqual(await columnsInDatabase())
})

test('the primary keys in code are those of the database', async () => {
  const inCode = tables.map((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table)
    const single = columns.filter((column) => column.primary)
    const key = primaryKeys[0]?.columns ?? single
    return `${name} (${key.map((column) => column.name).join(', ')})`
  })

  expect(inCode.toSorted()).toEqual(await keysInDatabase())
})

async function columnsInDatabase() {
  const { rows } = await onServer(
    inject('databaseUrl'),
    `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type,
            a.attnotnull AS required, a.atthasdef AS defaulted
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND a.attnum > 0 AND NOT a.attisdropped`,
  )
  return rows
    .map((row) =>
      describeColumn(
        String(row['table']),
        String(row['column']),
        String(row['type']),
        row['required'] === true,
        row['defaulted'] === true,
      ),
    )
    .toSorted()
}

async function keysInDatabase() {
  const { rows } = await onServer(
    inject('databaseUrl'),
    `SELECT conrelid::regclass::text || ' ' || substring(pg_get_constraintdef(oid) FROM '\\(.*\\)')
       AS key
     FROM pg_constraint WHERE contype = 'p' AND connamespace = 'public'::regnamespace`,
  )
  return rows.map((row) => String(row['key'])).toSorted()
}

const describeColumn = (
  table: string,
  column: string,
  type: string,
  required: boolean,
  defaulted: boolean,
) => [table, column, type, required && 'not null', defaulted && 'default'].filter(Boolean).join(' ')
