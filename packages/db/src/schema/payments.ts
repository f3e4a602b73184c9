import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, currency, moment, money, storeId } from './columns.ts'

export const paymentConnections = pgTable(
  'payment_connections',
  {
    storeId: storeId(),
    provider: text('provider').notNull(),
    secretKey: text('secret_key').notNull(),
    keyEnd: text('key_end').notNull(),
    webhookSecret: text('webhook_secret'),
    webhookEnd: text('webhook_end'),
    account: text('account').notNull(),
    isLive: boolean('is_live').notNull(),
    capture: text('capture', { enum: ['automatic', 'manual'] }).notNull(),
    connectedAt: moment('connected_at').notNull().defaultNow(),
    eventAt: moment('event_at'),
    eventProblem: text('event_problem'),
    eventProblemAt: moment('event_problem_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.provider] })],
)

/** Payments in progress at a provider; each becomes an order once it is paid. */
export const checkouts = pgTable(
  'checkouts',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    token: text('token').notNull(),
    status: text('status', { enum: ['open', 'completed', 'closed'] })
      .notNull()
      .default('open'),
    orderId: uuid('order_id'),
    content: jsonb('basket').$type<unknown>().notNull(),
    provider: text('provider').notNull(),
    currency: currency(),
    total: money('total').notNull(),
    attempt: integer('attempt').notNull().default(0),
    session: text('session'),
    sessionUrl: text('session_url'),
    sessionExpiresAt: moment('session_expires_at'),
    checkAt: moment('check_at').notNull(),
    checkedAt: moment('checked_at'),
    problem: text('problem'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

export const stockReservations = pgTable(
  'stock_reservations',
  {
    storeId: storeId(),
    checkoutId: uuid('checkout_id').notNull(),
    line: integer('line').notNull(),
    productId: uuid('product_id').notNull(),
    variationId: uuid('variation_id'),
    quantity: integer('quantity').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** A hash; null when unknown. */
    network: text('network'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.checkoutId, table.line] })],
)

/** Events of providers, deduplicated. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    storeId: storeId(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** Null while it is processed, and after a crash. */
    doneAt: moment('done_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.provider, table.eventId] })],
)
