import { weightUnits } from '@vitrine/commerce/catalogue/weight.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { templateKinds } from '@vitrine/commerce/settings/template-kinds.ts'
import type { PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
import { createdAt, currency, moment, storeId } from './columns.ts'

export const stores = pgTable('stores', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  currency: currency(),
  country: text('country').notNull(),
  /** IANA; null follows the country. */
  timeZone: text('time_zone'),
  orderPrefix: text('order_prefix').notNull().default(''),
  invoicePrefix: text('invoice_prefix').notNull().default(''),
  restartInvoicesYearly: boolean('restart_invoices_yearly').notNull().default(false),
  weightUnit: text('weight_unit', { enum: weightUnits }),
  lowStockAt: integer('low_stock_at').notNull().default(5),
  status: text('status', { enum: ['draft', 'live', 'suspended'] })
    .notNull()
    .default('live'),
  suspensions: jsonb('suspensions')
    .$type<Partial<Record<'operator' | 'billing', { reason: string; since: string }>>>()
    .notNull()
    .default({}),
  /** While it is suspended. */
  statusBefore: text('status_before', { enum: ['draft', 'live'] }),
  openedAt: moment('opened_at'),
  /** Signs view links and cookies of a closed store. */
  viewKey: text('view_key')
    .notNull()
    .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
  passwordHash: text('password_hash'),
  fbPixelId: text('fb_pixel_id').notNull().default(''),
  logo: text('logo'),
  email: text('email'),
  phone: text('phone'),
  address: jsonb('address').$type<Record<string, string>>(),
  seller: jsonb('seller').$type<Record<string, string>>().notNull().default({}),
  storeDomain: text('store_domain').notNull(),
  /** The verified domain that shoppers are shown; null is `storeDomain`. Written by a trigger. */
  primaryDomain: text('primary_domain'),
  theme: jsonb('theme').$type<Record<string, unknown>>().notNull().default({}),
  seo: jsonb('seo').$type<Record<string, unknown>>().notNull().default({}),
  /** What shoppers are linked to. */
  policies: jsonb('policies').$type<PolicyVersion[]>().notNull().default([]),
  /** Kinds of which a template is published. Written by a trigger. */
  templates: text('templates', { enum: templateKinds }).array().notNull().default([]),
  /** Grows with every change that shoppers can see; the page cache compares it. */
  version: bigint('version', { mode: 'number' }).notNull().default(1),
  createdAt: createdAt(),
  deletedAt: moment('deleted_at'),
})

export const storeMembers = pgTable(
  'store_members',
  {
    storeId: storeId(),
    userId: text('user_id').notNull(),
    role: text('role', { enum: ['owner', 'admin', 'editor', 'sales', 'viewer'] })
      .notNull()
      .default('owner'),
    joinedAt: moment('joined_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at'),
    mutedMails: text('muted_mails').array().notNull().default([]),
    setupHidden: boolean('setup_hidden').notNull().default(false),
    /** By window of the page builder; ends at `until`. */
    openPages: jsonb('open_pages')
      .$type<Record<string, { page: string; until: string; at?: string | undefined }>>()
      .notNull()
      .default({}),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.userId] })],
)

/** Invitations to a store's team; ended ones explain why their link no longer works. */
export const storeInvitations = pgTable(
  'store_invitations',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: ['admin', 'editor', 'sales', 'viewer'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    sealedToken: text('sealed_token').notNull(),
    invitedBy: text('invited_by'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endedAs: text('ended_as', { enum: ['accepted', 'revoked', 'declined'] }),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)

/** An owner's offer to transfer the store to a member, who has not answered yet. */
export const storeTransfers = pgTable('store_transfers', {
  storeId: uuid('store_id').primaryKey(),
  fromUserId: text('from_user_id').notNull(),
  toUserId: text('to_user_id').notNull(),
  createdAt: createdAt(),
  expiresAt: moment('expires_at').notNull(),
})

/** What the rows of a store refer to where `stores` is on another machine. */
export const storeRoots = pgTable('store_roots', { storeId: storeId().primaryKey() })

/** Domains that stores claim: several may claim one, only one can verify it. */
export const domains = pgTable(
  'domains',
  {
    domain: text('domain').notNull(),
    storeId: storeId(),
    status: text('status', { enum: ['pending', 'verified', 'problem'] })
      .notNull()
      .default('pending'),
    isPrimary: boolean('is_primary').notNull().default(false),
    createdAt: createdAt(),
    verifiedAt: moment('verified_at'),
    nextCheckAt: moment('next_check_at').notNull().defaultNow(),
    claimedUntil: moment('claimed_until'),
    checkedAt: moment('checked_at'),
    tries: integer('tries').notNull().default(0),
    /** What the last check saw in the DNS. */
    findings: jsonb('findings').$type<Record<string, unknown>>(),
    failingSince: moment('failing_since'),
    /** Since when nothing in the zone has shown that the domain is the store's. */
    lostSince: moment('lost_since'),
    ownerNotifiedAt: moment('owner_notified_at'),
    /** When it first answered with a certificate, or was verified where none is needed. */
    liveAt: moment('live_at'),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.domain] })],
)

/** Subdomains that stores have left; they redirect to the current one. */
export const leftSubdomains = pgTable('left_subdomains', {
  storeDomain: text('store_domain').primaryKey(),
  storeId: storeId(),
  leftAt: moment('left_at').notNull(),
})
